// Leads on to the first of the reader's languages that the edition has, or to the first of the edition.
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const inLanguage = (language: string) => links.find(({ hreflang }) => language.toLowerCase().split('-')[0] === hreflang);
const [link = links[0]] = navigator.languages.flatMap((language) => inLanguage(language) ?? []);
if (link) location.replace(link.href);

export {};
