// Cards: in full, and in running text. Without a client directive they are plain HTML, for any page.
import type { Card, Suit } from '../engine/cards.ts';
import { isSuit, printedSuitOf } from '../engine/cards.ts';
import type { Plural, Voice } from '../words/names.ts';
import { cardName, counted, figureOf, letterOf, plain, signOf } from '../words/names.ts';
import { drawing } from './drawings.ts';
import { stringsOf } from './strings.ts';

/** The class that gives a card of the suit its colour and pip. */
const CLASSES: Readonly<Record<Suit, string>> = { c: 's-cl', s: 's-sp', h: 's-he', d: 's-di' };

/** The class that gives a card or a pip its suit. */
export const suitClass = (card: Card | Suit): string => CLASSES[isSuit(card) ? card : printedSuitOf(card)];

/** A sign on a key. */
export const Sign = ({ name }: { readonly name: string }) => (
  <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
    <use href={drawing(`sign-${name}`)} />
  </svg>
);

interface CardProps {
  readonly card: Card;
  readonly lang: string;
}

/**
 * The drawing of a card, to stand in a box of class `card`. Its letters are drawings too: which of them are seen, those of
 * the language or others that the reader has chosen, is decided in cards.css, as are the suits and their colours.
 */
export function Face({ card }: Pick<CardProps, 'card'>) {
  const figure = figureOf(card);
  const index = (look: string) =>
    /\d/.test(figure) ? (
      <text class={figure.length > 1 ? `${look} wd` : look}>{figure}</text>
    ) : (
      <use class={look} href={drawing(`i${figure}`)} />
    );
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <use href={drawing(`r${figure}`)} />
      {index('ix')}
      {index('ix ix2')}
    </svg>
  );
}

/** A card to look at. It is called by its name unless it has another label. */
export const CardPicture = ({ card, lang, label }: CardProps & { readonly label?: string }) => (
  <span class={`card ${suitClass(card)}`} role="img" aria-label={label ?? plain(cardName({ t: stringsOf(lang) }, card))}>
    <Face card={card} />
  </span>
);

const Pip = () => (
  <svg class="pip" viewBox="-11 -11 22 22" aria-hidden="true">
    <use href={drawing('pip')} />
  </svg>
);

/** A suit in running text, for the eye: its pip. */
export const SuitMark = ({ suit }: { readonly suit: Suit }) => (
  <span class={`cn ${suitClass(suit)}`}>
    <Pip />
  </span>
);

/** A card in running text: its pip and its letter. */
export const CardMark = ({ card, lang }: CardProps) => (
  <span class={`cn ${suitClass(card)}`} role="img" aria-label={plain(cardName({ t: stringsOf(lang) }, card))}>
    <Pip />
    <span class="vh">{signOf(card)}</span>
    {letterOf(stringsOf(lang), card)}
  </span>
);

/** The back of a card. */
export const Back = () => (
  <svg viewBox="0 0 100 140" aria-hidden="true">
    <use href={drawing('back')} />
  </svg>
);

interface PileProps {
  readonly voice: Voice;
  /** The class of the pile. */
  readonly look: string;
  readonly name: Plural;
  readonly cards: number;
  /** How many backs are seen. */
  readonly backs?: number;
}

/** Cards face down, one on the other or side by side. */
export const Pile = ({ voice, look, name, cards, backs = 1 }: PileProps) =>
  cards > 0 ? (
    <span class={look} role="img" aria-label={counted(voice, name, cards)}>
      {Array.from({ length: backs }, (_, i) => (
        <span key={i} class="card">
          <Back />
        </span>
      ))}
    </span>
  ) : null;
