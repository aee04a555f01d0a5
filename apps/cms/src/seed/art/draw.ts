import sharp from "sharp";
import type { Palette } from "./palette.ts";
import { SCENES, type Scene } from "./scenes.ts";
import { ground, HEIGHT } from "./shapes.ts";

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Picture extends Size {
  readonly scene: Scene;
  readonly palette: Palette;
  /** For brands that are read from the right: what matters stands at the left. */
  readonly isMirrored: boolean;
}

export const svgOf = ({ scene, palette, width, height }: Picture): string => {
  const across = (HEIGHT * width) / height;
  const canvas = { width: across, palette };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across} ${HEIGHT}">${ground(canvas)}${SCENES[scene](canvas)}</svg>`;
};

export const drawPicture = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(picture)))
    .flop(picture.isMirrored)
    .jpeg({ quality: 90 })
    .toBuffer();
