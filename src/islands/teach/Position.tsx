// A position in print: the trick on the table, trumps, and what a question needs to know of each seat. It is the same on
// the screen and on a worksheet.
import { eldestOf } from '../../engine/deal.ts';
import { gamePlayed } from '../../engine/play.ts';
import type { Voice } from '../../words/names.ts';
import { callName, cardName, counted, fill, plain, seatName, signed } from '../../words/names.ts';
import { sideOf } from '../../words/seats.ts';
import { CardMark, CardPicture } from '../Card.tsx';
import { dealAt, handShown, playedBy, pointsTaken } from '../line.ts';
import type { Asked } from './lesson.ts';
import { seatsAsked } from './lesson.ts';
import type { Words } from './words.ts';

interface PositionProps {
  readonly voice: Voice;
  readonly words: Words;
  readonly asked: Asked;
  readonly n: number;
}

/** The position after its step. Where a card is to be played, the hand that plays it is seen and no other. */
export function Position({ voice, words, asked, n }: PositionProps) {
  const { line, question } = asked;
  const { kind, step } = question;
  const { t, lang } = voice;
  const deal = dealAt(line, step);
  const laid = deal.trick.length > 0 ? playedBy(line, step).slice(-deal.trick.length) : [];
  const isSettling = kind === 'won' || kind === 'gain';
  const hasPoints = gamePlayed(deal).points !== undefined;
  const turned = deal.turned.at(-1);

  /** What a player is and has called, and where the whole deal is asked about, what he has so far. */
  const standing = (seat: number): string => {
    const tricks = deal.tricks.filter(({ winner }) => winner === seat).length;
    return [
      seat === deal.dealer && t.roles.dealer,
      seat === eldestOf(deal) && t.roles.eldest,
      seat === deal.declarer && t.roles.declarer,
      seat === deal.declarer && deal.contract && callName(voice, deal.contract),
      deal.out.includes(seat) && t.roles.out,
      isSettling && tricks > 0 && counted(voice, t.table.tricks, tricks),
      isSettling && hasPoints && counted(voice, words.position.points, pointsTaken(deal, seat)),
      isSettling && deal.delta[seat] !== 0 && signed(deal.delta[seat] ?? 0),
    ]
      .filter((word) => word)
      .join(t.said.listed);
  };
  const isShown = (seat: number): boolean => (kind === 'cards' ? deal.next?.seat === seat : kind !== 'trick');
  return (
    <figure class="position" aria-label={fill(words.position.label, { n })}>
      {seatsAsked(asked).map((seat) => (
        <div key={seat} class="seat" data-side={sideOf(seat, deal.players)} data-turn={deal.next?.seat === seat ? '' : undefined}>
          <b>{plain(seatName(voice, seat))}</b> <small>{standing(seat)}</small>
          {isShown(seat) && (
            <span class={kind === 'cards' ? 'held' : 'listed'}>
              {handShown(line, step, seat)
                .filter(({ isPlayed }) => !isPlayed)
                .map(({ card }) =>
                  kind === 'cards' ? (
                    <CardPicture key={card} card={card} lang={lang} />
                  ) : (
                    <CardMark key={card} card={card} lang={lang} />
                  ),
                )}
            </span>
          )}
        </div>
      ))}
      <div class="middle">
        {laid.length > 0 && (
          <ol class="lying" aria-label={t.table.onTable}>
            {laid.map(({ seat, card, faceDown }) => (
              <li key={card}>
                {faceDown ? (
                  t.table.down
                ) : (
                  <CardPicture
                    card={card}
                    lang={lang}
                    label={fill(t.table.lies, { seat: seatName(voice, seat), card: cardName(voice, card) })}
                  />
                )}
                <small aria-hidden="true">{plain(seatName(voice, seat))}</small>
              </li>
            ))}
          </ol>
        )}
        <p>
          {deal.trump && fill(t.table.trumps, { suit: t.suits[deal.trump] })}
          {turned && (
            <span>
              {' '}
              ({words.position.turned} <CardMark card={turned} lang={lang} />)
            </span>
          )}
        </p>
        {isSettling && deal.pot > 0 && <p>{counted(voice, words.position.pot, deal.pot)}</p>}
      </div>
    </figure>
  );
}
