// A deal in a frame of another page: the viewer alone, as large as the frame allows. It tells the page around it where it
// stands, and goes where that page asks it to; to all else that is said to it, it is deaf.
import { Component } from 'preact';
import { writtenFor } from '../address.ts';
import DealViewer from '../DealViewer.tsx';
import { dealAt } from '../line.ts';
import type { Shown } from '../shown.ts';
import { lastStep, ownFrom } from '../shown.ts';
import type { ViewerProps } from '../Viewer.tsx';
import { stepAsked } from './messages.ts';
import { askedFor, hearPage, isHelping, tellPage } from './parent.ts';

interface EmbedProps extends Pick<ViewerProps, 'id' | 'record' | 'step' | 'lang'> {
  /** The code of the record in links. */
  readonly code: string;
  /** The id of the link to the full table. */
  readonly link: string;
}

/** The step that the address names for the deal of the page, with no deal in it. */
function stepNamed(otherwise: number): number {
  const step = askedFor().get('step') ?? '';
  return /^\d+$/.test(step) ? Number(step) : otherwise;
}

export default class Embed extends Component<EmbedProps> {
  private viewer: InstanceType<typeof DealViewer> | null = null;
  private box: HTMLElement | null = null;
  private last = 0;
  private readonly away = new AbortController();
  private readonly size = new ResizeObserver(() => this.fit());

  /** Draws the table smaller where the frame is lower than the table is meant to be. */
  private fit(): void {
    const table = this.box?.querySelector<HTMLElement>('.table');
    const room = this.box?.querySelector('.stage')?.clientHeight ?? 0;
    const meant = table ? Number.parseFloat(getComputedStyle(table).minHeight) : 0;
    if (room > 0 && meant > 0) this.box?.style.setProperty('--zoom', String(Math.min(1, room / meant)));
  }

  private readonly tell = (shown: Shown): void => {
    const { id, code, link } = this.props;
    const { line, step } = shown;
    this.last = lastStep(shown);
    requestAnimationFrame(() => this.fit());
    if (ownFrom(shown) === null) {
      const way = document.getElementById(link) as HTMLAnchorElement | null;
      const written = writtenFor(id);
      const seat = written?.seat ? `&seat=${written.seat}` : '';
      if (way) way.search = `?deal=${written?.code ?? code}&step=${step}${seat}`;
    }
    tellPage({ type: 'stichbuch:step', step, last: this.last, turn: dealAt(line, step).next?.seat ?? null });
  };

  private readonly hear = (message: unknown): void => {
    const step = stepAsked(message, this.last);
    if (step !== null) this.viewer?.goTo(step);
  };

  override componentDidMount(): void {
    hearPage(this.hear, this.away.signal);
    if (this.box) this.size.observe(this.box);
  }

  override componentWillUnmount(): void {
    this.away.abort();
    this.size.disconnect();
  }

  override render() {
    const { id, record, step, lang } = this.props;
    return (
      <div
        class="frame"
        ref={(box) => {
          this.box = box;
        }}
      >
        <DealViewer
          ref={(viewer) => {
            this.viewer = viewer;
          }}
          id={id}
          record={record}
          step={stepNamed(step)}
          lang={lang}
          size="small"
          hasHelp={isHelping()}
          onShown={this.tell}
        />
      </div>
    );
  }
}
