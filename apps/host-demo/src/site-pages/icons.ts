/** Drawn with strokes in a square of 24. */
const PATHS = {
  wallet:
    "M5.5 8.5h13A1.5 1.5 0 0 1 20 10v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6.8A1.8 1.8 0 0 1 5.8 5H17v3.5M16 14h.01",
  person: "M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.8 20a7.2 7.2 0 0 1 14.4 0",
  down: "m6 9.5 6 6 6-6",
  menu: "M4.5 7h15M4.5 12h15M4.5 17h15",
  close: "m6.5 6.5 11 11M17.5 6.5l-11 11",
  check: "m5 12.6 4.5 4.4L19 7.5",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2",
  warning: "M12 4.5 21 19.5H3zM12 10.5v4M12 17.2v.01",
  pause: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM10 9v6M14 9v6",
  shield: "M12 3.8 18.8 6v5.8c0 4-2.7 7-6.8 8.4-4.1-1.4-6.8-4.4-6.8-8.4V6zM9 11.8l2.2 2.2 3.9-4",
} as const;
export type IconName = keyof typeof PATHS;

const symbol = ([name, path]: readonly [string, string]): string =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;

export const SPRITE = `<svg class="sprite" aria-hidden="true">${Object.entries(PATHS).map(symbol).join("")}</svg>`;

export const icon = (name: IconName): string =>
  `<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
