import type { Banner } from "@touchline/brands";

type Composite = Extract<Banner, { bannerType: "composite" }>;

interface Ground {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the picture, in shares of it, over which the text stands. */
const ACROSS = { left: 0.04, center: 0.22, right: 0.4 } as const;
const DOWN = { top: 0.08, center: 0.25, bottom: 0.4 } as const;

export const textGround = ({ alignText, alignContent }: Composite): Ground => ({
  x: ACROSS[alignText],
  y: DOWN[alignContent],
  width: 0.5,
  height: 0.5,
});
