// Kozyol with trumps by eldest's first card: the third of Rozaliev's ways of finding them.
import { inPlaceOf, variant, without } from '../game.ts';
import { marks } from '../phases/marks.ts';
import { roundRobin } from '../phases/round-robin.ts';
import { trumpCard } from '../phases/trump-card.ts';
import kozyol from './kozyol.ts';

export default variant(kozyol, {
  id: 'kozyol-first',
  cites: 'rozaliev.kozyol-first.1',
  options: { opening: null },
  phases: [
    without('face-up'),
    roundRobin.but({ cites: 'rozaliev.kozyol-first.2' }),
    inPlaceOf('trump-naming', trumpCard({ place: 0, cites: 'rozaliev.kozyol-first.1' })),
    marks.but({ deals: undefined }),
  ],
});
