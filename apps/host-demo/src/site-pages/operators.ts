/** What tells one made-up operator from another. All but the name is markup already. */
export interface Operator {
  readonly name: string;
  /** By which the style sheet has its colours. */
  readonly style: "northgate" | "casa-paloma";
  /** Of the browser around the page. */
  readonly themeColor: string;
  readonly wordmark: string;
  readonly headline: string;
  readonly lead: string;
  /** Behind the headline. */
  readonly picture: string;
}

const wordmark = (
  line: string,
  fill: string,
  name: string,
): string => `<svg class="wordmark__sign" viewBox="0 0 32 32" aria-hidden="true">
  <path class="wordmark__line" d="${line}"/>
  <path class="wordmark__fill" d="${fill}"/>
</svg><span class="wordmark__name">${name}</span>`;

const picture = (content: string): string =>
  `<svg class="hero__picture" viewBox="0 0 400 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${content}</svg>`;

const NORTHGATE: Operator = {
  name: "Northgate",
  style: "northgate",
  themeColor: "#2a1b52",
  // A gate under a north star.
  wordmark: wordmark(
    "M4 29V15C4 8.4 9.4 3 16 3s12 5.4 12 12v14M10 29V16a6 6 0 0 1 12 0v13M2 29h28",
    "m16 12.5 1.3 4.2 4.2 1.3-4.2 1.3L16 23.5l-1.3-4.2-4.2-1.3 4.2-1.3z",
    "North<i>gate</i>",
  ),
  headline: "Saturday starts at the gate.",
  lead: "Odds that move with the match, a table that is always open, and one wallet for all of it.",
  picture: picture(
    '<circle cx="300" cy="76" r="38" fill="#fff" opacity=".9"/><path d="M0 260v-70l60-44 54 40 66-76 64 70 66-46 90 62v64z" fill="#000" opacity=".22"/><path d="M120 260V168c0-44 36-80 80-80s80 36 80 80v92h-26v-90a54 54 0 0 0-108 0v90z" fill="#fff" opacity=".92"/><path d="m200 130 9 29 29 9-29 9-9 29-9-29-29-9 29-9z" fill="#ffd166"/>',
  ),
};

const CASA_PALOMA: Operator = {
  name: "Casa Paloma",
  style: "casa-paloma",
  themeColor: "#5e1d10",
  // A dove under a roof.
  wordmark: wordmark(
    "M3 14 16 3l13 11M6 12v17h20V12",
    "M9 19c4 0 6-1 8-4 1-2 4-2 5 0l2 1-2 1c0 5-4 8-9 8l-3 2 1-3c-2-1-3-3-2-5z",
    "Casa <i>Paloma</i>",
  ),
  headline: "Come in, the match is on.",
  lead: "A house with every league on the table. Your money is in our own wallet, and each bet is in its history.",
  picture: picture(
    '<circle cx="86" cy="70" r="34" fill="#ffd9a0" opacity=".95"/><path d="M0 260v-52l80-24 90 20 110-34 120 40v50z" fill="#000" opacity=".2"/><path d="M150 260V160l90-66 90 66v100z" fill="#fff" opacity=".92"/><path d="m132 168 108-80 108 80-12 14-96-70-96 70z" fill="#ffc59a"/><path d="M214 260v-54a26 26 0 0 1 52 0v54z" fill="#8f2f17" opacity=".85"/><path d="M60 128c24 2 36-6 46-22 8-12 26-12 32 0l14 6-14 8c-2 30-26 46-58 44l-22 12 8-18c-10-6-14-18-6-30z" fill="#fff" opacity=".95"/>',
  ),
};

const BY_TENANT: Readonly<Record<string, Operator>> = { "casa-paloma": CASA_PALOMA };

export const operatorOf = (tenant: string): Operator => BY_TENANT[tenant] ?? NORTHGATE;
