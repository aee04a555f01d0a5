import type { Palette } from "./palette.ts";

/** Scenes are drawn 100 high, and as wide as the picture is; what matters stands at the end where no text is. */
export interface Canvas {
  readonly width: number;
  readonly palette: Palette;
}

export const HEIGHT = 100;

/** The same numbers every time: a seed that runs twice draws the same. */
export const scatter = (count: number, seed: number): readonly (readonly [number, number, number])[] => {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => [next(), next(), next()] as const);
};

const KIT =
  "M8.2 3 4 5.1 1.5 10l3.6 1.9 1.2-1.400V21h11.400V10.500l1.2 1.4 3.6-1.900L20 5.1 15.8 3c-.5 1.5-1.9 2.5-3.8 2.500S8.7 4.5 8.2 3z";

const KIT_PATTERNS = {
  sleeves: "M0 0h6.300v24H0zM17.7 0H24v24h-6.300z",
  stripes: "M8.2 0h2.600v24H8.200zM13.2 0h2.600v24h-2.600zM2 0h2.400v24H2zM19.6 0H22v24h-2.400z",
  hoops: "M0 8h24v3H0zM0 14h24v3H0z",
  half: "M12 0h12v24H12z",
} as const;

interface Kit {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly body: string;
  readonly trim: string;
  readonly pattern: keyof typeof KIT_PATTERNS;
}

export const kit = ({ x, y, size, turn, body, trim, pattern }: Kit): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 24})"><g clip-path="url(#kit)"><rect width="24" height="24" fill="${body}"/><path d="${KIT_PATTERNS[pattern]}" fill="${trim}"/><path d="M15 0 24 0 24 24 13 24z" fill="#000" opacity=".12"/></g></g>`;

/** A five-cornered patch, its first corner up. */
const patch = (x: number, y: number, radius: number, turn: number): string =>
  `M${[0, 1, 2, 3, 4]
    .map((corner) => {
      const angle = ((corner * 72 - 90 + turn) * Math.PI) / 180;
      return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
    })
    .join("L")}z`;

/** A football: light from above, the middle patch and those around it, with the seams between. */
export const football = (x: number, y: number, radius: number, { deep, light }: Palette): string => {
  const around = [0, 1, 2, 3, 4].map((corner) => {
    const angle = ((corner * 72 - 90) * Math.PI) / 180;
    const at = (share: number) => [x + radius * share * Math.cos(angle), y + radius * share * Math.sin(angle)] as const;
    const [seamFrom, seamTo, [px, py]] = [at(0.34), at(0.66), at(0.94)];
    return {
      seam: `M${seamFrom.join(" ")}L${seamTo.join(" ")}`,
      patch: patch(px, py, radius * 0.34, corner * 72 + 36),
    };
  });
  return `<g><clipPath id="ball"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#ball)"><circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/><path d="${patch(x, y, radius * 0.34, 0)}${around.map((part) => part.patch).join("")}" fill="${deep}"/><path d="${around.map((part) => part.seam).join("")}" stroke="${deep}" stroke-width="${radius * 0.05}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#shade)"/></g></g>`;
};

export const line = (d: string, width = 0.8, opacity = 0.4): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

/** What every picture has: the ground, bands of light across it, a glow, and the parts that scenes refer to. */
export const ground = ({ width, palette: { deep, middle, bright, light } }: Canvas): string => {
  const bands = [0.36, 0.5, 0.74, 0.9]
    .map((share, index) => `M${share * width} 0h${14 + index * 5}l-38 100h-${14 + index * 5}z`)
    .join("");
  return `<defs><linearGradient id="ground" x1="0" x2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".52" stop-color="${middle}"/><stop offset="1" stop-color="${bright}"/></linearGradient><radialGradient id="glow" cx=".84" cy="0" r=".6"><stop offset="0" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><radialGradient id="shade" cx=".36" cy=".28" r=".8"><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".46"/></radialGradient><clipPath id="kit"><path d="${KIT}"/></clipPath></defs><rect width="${width}" height="${HEIGHT}" fill="url(#ground)"/><path d="${bands}" fill="#fff" opacity=".05"/><rect width="${width}" height="${HEIGHT}" fill="url(#glow)"/>`;
};
