import { escapeHtml } from "../page.ts";

export interface Game {
  readonly name: string;
  readonly studio: string;
  /** From and to, of the picture's sky. */
  readonly colors: readonly [string, string];
  readonly motif: keyof typeof MOTIFS;
  readonly badge?: string;
}

/** Pictures of games that do not exist, in a box of 120 by 150. */
const MOTIFS = {
  moon: '<path d="M80 26a28 28 0 1 0 22 44 23 23 0 0 1-22-44z" fill="#fff" opacity=".92"/><circle cx="30" cy="30" r="1.5" fill="#fff"/><circle cx="48" cy="48" r="1.2" fill="#fff"/><circle cx="20" cy="58" r="1.2" fill="#fff"/><path d="M0 150V112l22-20 20 16 26-30 24 26 28-16v62z" fill="#000" opacity=".38"/>',
  gems: '<path d="m60 34 30 22-30 50-30-50z" fill="#fff" opacity=".85"/><path d="m60 34 12 22-12 50-12-50z" fill="#fff"/><path d="M30 56h60" stroke="#000" stroke-opacity=".2" stroke-width="2"/><path d="m24 92 13 10-13 20-13-20zM97 88l12 9-12 19-12-19z" fill="#fff" opacity=".5"/>',
  reels:
    '<rect x="14" y="46" width="28" height="58" rx="6" fill="#fff" opacity=".9"/><rect x="46" y="46" width="28" height="58" rx="6" fill="#fff"/><rect x="78" y="46" width="28" height="58" rx="6" fill="#fff" opacity=".9"/><path d="M20 62h16l-8 26M52 62h16l-8 26M84 62h16l-8 26" fill="none" stroke="#5b2a86" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  sun: '<circle cx="60" cy="70" r="22" fill="#fff"/><path d="M60 32v10M60 98v10M22 70h10M88 70h10M33 43l7 7M80 90l7 7M87 43l-7 7M40 90l-7 7" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M0 150v-26q30-18 60 0t60 0v26z" fill="#000" opacity=".3"/>',
  cards:
    '<rect x="24" y="40" width="44" height="62" rx="7" fill="#fff" opacity=".75" transform="rotate(-12 46 71)"/><rect x="50" y="42" width="44" height="62" rx="7" fill="#fff" transform="rotate(10 72 73)"/><path d="M72 60c6-9 18 0 0 16-18-16-6-25 0-16z" fill="#c8102e" transform="rotate(10 72 73)"/>',
  wheel:
    '<circle cx="60" cy="72" r="38" fill="#fff" opacity=".92"/><path d="M60 34v76M22 72h76M33 45l54 54M87 45 33 99" stroke="#2a1b52" stroke-width="3" opacity=".7"/><circle cx="60" cy="72" r="12" fill="#2a1b52"/><circle cx="88" cy="50" r="5" fill="#c8102e"/>',
  fox: '<path d="m28 44 16 14h32l16-14v34L60 108 28 78z" fill="#fff" opacity=".92"/><path d="m44 58 16 50 16-50z" fill="#000" opacity=".14"/><circle cx="46" cy="74" r="4" fill="#2a1b52"/><circle cx="74" cy="74" r="4" fill="#2a1b52"/><path d="m54 98 6 8 6-8z" fill="#2a1b52"/>',
  rocket:
    '<path d="M60 28c16 14 20 36 14 56H46c-6-20-2-42 14-56z" fill="#fff"/><circle cx="60" cy="58" r="8" fill="#2a1b52"/><path d="M46 70 34 90l14-4zM74 70l12 20-14-4z" fill="#fff" opacity=".7"/><path d="M52 88h16l-8 26z" fill="#ffd166"/>',
  ball: '<circle cx="60" cy="72" r="34" fill="#fff"/><path d="m60 56 15 11-6 18H51l-6-18zM60 38v18M93 62l-18 5M80 100l-11-15M40 100l11-15M27 62l18 5" fill="#2a1b52" stroke="#2a1b52" stroke-width="3" stroke-linejoin="round"/>',
  horse:
    '<path d="M30 108V80c0-20 14-34 34-36l10-12 4 14c10 6 14 16 16 28l-12 6-10-8c-2 10-12 14-12 24v12z" fill="#fff" opacity=".92"/><circle cx="76" cy="58" r="3" fill="#2a1b52"/>',
} as const;

export const SLOTS: readonly Game[] = [
  { name: "Moonlit Harbour", studio: "Tidewright", colors: ["#3a2a8c", "#0f1a4a"], motif: "moon", badge: "New" },
  { name: "Seven Lanterns", studio: "Kettle & Co", colors: ["#c0356b", "#5b1248"], motif: "reels" },
  { name: "Crystal Orchard", studio: "Halfmoon", colors: ["#138a7a", "#0b3d52"], motif: "gems" },
  { name: "Fox of Aldervale", studio: "Tidewright", colors: ["#d2652a", "#6b1f2e"], motif: "fox", badge: "Popular" },
  { name: "Solstice Gold", studio: "Brasswing", colors: ["#d99a1c", "#8a3a16"], motif: "sun" },
  { name: "Comet Run", studio: "Halfmoon", colors: ["#5647c9", "#1f1450"], motif: "rocket" },
  { name: "Night Market", studio: "Kettle & Co", colors: ["#9a2fa8", "#33145c"], motif: "gems" },
  { name: "Northern Reels", studio: "Brasswing", colors: ["#2f6fb3", "#123059"], motif: "reels" },
  { name: "The Lucky Tide", studio: "Tidewright", colors: ["#1a8fa8", "#123f6b"], motif: "moon" },
  { name: "Emberwood", studio: "Halfmoon", colors: ["#b8402f", "#4a1326"], motif: "sun" },
  { name: "Double Sparrow", studio: "Kettle & Co", colors: ["#4b9a3a", "#1a4d33"], motif: "gems" },
  { name: "Orbit Ninety", studio: "Brasswing", colors: ["#7a3fd1", "#2a1670"], motif: "rocket", badge: "New" },
];

export const TABLES: readonly Game[] = [
  {
    name: "Gate Roulette",
    studio: "Table 1 · from €0.50",
    colors: ["#0f7b4f", "#083d33"],
    motif: "wheel",
    badge: "Live",
  },
  {
    name: "Velvet Blackjack",
    studio: "Table 4 · from €5",
    colors: ["#7a1f3d", "#330f26"],
    motif: "cards",
    badge: "Live",
  },
  {
    name: "Baccarat Salon",
    studio: "Table 2 · from €2",
    colors: ["#5b34c4", "#23125c"],
    motif: "cards",
    badge: "Live",
  },
  {
    name: "Wheel of Hours",
    studio: "Show · from €0.10",
    colors: ["#d2652a", "#6b1f2e"],
    motif: "wheel",
    badge: "Live",
  },
  { name: "Evening Poker", studio: "Table 7 · from €1", colors: ["#2f6fb3", "#123059"], motif: "cards", badge: "Live" },
  {
    name: "Speed Roulette",
    studio: "Table 9 · from €1",
    colors: ["#9a2fa8", "#33145c"],
    motif: "wheel",
    badge: "Live",
  },
];

export const VIRTUALS: readonly Game[] = [
  { name: "Meadow Cup", studio: "Football · next in 1:20", colors: ["#2d8a3f", "#124a2c"], motif: "ball" },
  { name: "Downs Stakes", studio: "Horses · next in 0:45", colors: ["#b8742a", "#5c2c16"], motif: "horse" },
  { name: "Harbour League", studio: "Football · next in 2:05", colors: ["#2f6fb3", "#123059"], motif: "ball" },
  { name: "Moonlight Mile", studio: "Horses · next in 3:10", colors: ["#5647c9", "#1f1450"], motif: "horse" },
];

const picture = ({ colors: [from, to], motif }: Game, id: string): string =>
  `<svg class="game__picture" viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="120" height="150" fill="url(#${id})"/>${MOTIFS[motif]}</svg>`;

const tile = (game: Game, index: number): string =>
  `<li class="game">${picture(game, `${game.motif}-${index}`)}${game.badge ? `<span class="game__badge">${escapeHtml(game.badge)}</span>` : ""}<b>${escapeHtml(game.name)}</b><small>${escapeHtml(game.studio)}</small></li>`;

/** Numbers keep the pictures' colours apart where several grids are on a page. */
export const gameGrid = (games: readonly Game[], from = 0): string =>
  `<ul class="games">${games.map((game, index) => tile(game, from + index)).join("")}</ul>`;
