import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "./draw.ts";
import { paletteOf } from "./palette.ts";
import { SCENES, type Scene } from "./scenes.ts";

const palette = paletteOf("#B3126D");

test.each(Object.keys(SCENES) as Scene[])("BANNER-4 the scene %s is drawn 688 × 214", async (scene) => {
  const drawn = await drawPicture({ scene, palette, width: 688, height: 214, isMirrored: false });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 688, height: 214 });
  const { channels } = await sharp(drawn).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

test("a brand that is read from the right has its scene at the left", async () => {
  const picture = { scene: "ball" as const, palette, width: 688, height: 214 };
  const brightness = async (isMirrored: boolean, left: number): Promise<number> => {
    const drawn = sharp(await drawPicture({ ...picture, isMirrored }));
    const part = await drawn.extract({ left, top: 0, width: 200, height: 214 }).toBuffer();
    return (await sharp(part).stats()).channels[1]?.mean ?? 0;
  };
  expect(await brightness(false, 488)).toBeGreaterThan(await brightness(true, 488));
  expect(await brightness(true, 0)).toBeGreaterThan(await brightness(false, 0));
});
