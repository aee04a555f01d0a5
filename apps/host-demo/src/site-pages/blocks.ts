/** The head of a page. All are markup already. */
export const intro = (title: string, text: string): string =>
  `<header class="intro"><h1>${title}</h1><p>${text}</p></header>`;

export const offer = (title: string, text: string, terms: string): string =>
  `<article class="offer"><h2>${title}</h2><p>${text}</p><small>${terms}</small></article>`;
