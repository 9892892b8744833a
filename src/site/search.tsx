// The search box, set into the page when it is called for the first time.
import { render } from 'preact';
import type { Strings } from '../islands/search/Search.tsx';
import { Search } from '../islands/search/Search.tsx';
import search from './styles/search.css?url';
import { styled } from './stylesheet.ts';

const strings = import.meta.glob<Strings>('../../content/ui/*.search.json', { import: 'default' });

const { lang } = document.documentElement;
const { words = '' } = document.getElementById('search')?.dataset ?? {};
// The languages of the edition are those that the page can be read in.
const all = [...document.querySelectorAll<HTMLAnchorElement>('.lang a[hreflang]')].map(({ hreflang }) => hreflang);
const place = document.body.appendChild(document.createElement('div'));
const [own] = await Promise.all([strings[`../../content/ui/${lang}.search.json`]?.(), styled(search)]);
if (own) render(<Search strings={own} lang={lang} languages={all} placeOf={(of) => words.replace('{lang}', of)} />, place);
