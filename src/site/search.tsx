// The search box, set into the page when it is called for the first time.
import { render } from 'preact';
import type { Words } from '../islands/search/Search.tsx';
import { Search } from '../islands/search/Search.tsx';
import search from './styles/search.css?url';
import { styled } from './stylesheet.ts';

const { words = '', index = '' } = document.getElementById('search')?.dataset ?? {};
const { cards = '' } = document.getElementById('citations')?.dataset ?? {};
const place = document.body.appendChild(document.createElement('div'));
const { lang } = document.documentElement;
await styled(search);
render(<Search words={JSON.parse(words) as Words} lang={lang} index={index} cards={cards.replace('{lang}', lang)} />, place);
