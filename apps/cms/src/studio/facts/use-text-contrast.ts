import type { Banner } from "@touchline/brands";
import { textContrast } from "@touchline/brands/timeline";
import { useEffect, useState } from "react";
import { textGround } from "./text-ground.ts";

type Composite = Extract<Banner, { bannerType: "composite" }>;

/** So many points across and down are enough to judge by. */
const SAMPLES = 48;

const loadPicture = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
};

/** The pixels under the text. The CMS serves the picture itself, so that it may be read. */
const pixelsUnder = (picture: HTMLImageElement, banner: Composite): Uint8ClampedArray | null => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SAMPLES;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const { x, y, width, height } = textGround(banner);
  const [across, down] = [picture.naturalWidth, picture.naturalHeight];
  context.drawImage(picture, x * across, y * down, width * across, height * down, 0, 0, SAMPLES, SAMPLES);
  return context.getImageData(0, 0, SAMPLES, SAMPLES).data;
};

/** The contrast of a banner's title with its picture; undefined until it is measured, null where it cannot be. */
export const useTextContrast = (banner: Composite): number | null | undefined => {
  const [measured, setMeasured] = useState<{ readonly banner: Composite; readonly contrast: number | null } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    loadPicture(banner.image.url)
      .then((picture) => pixelsUnder(picture, banner))
      .then((pixels) => pixels && textContrast(banner.title.color, pixels))
      .catch(() => null)
      .then((contrast) => {
        if (!isGone) setMeasured({ banner, contrast });
      });
    return () => {
      isGone = true;
    };
  }, [banner]);
  return measured?.banner === banner ? measured.contrast : undefined;
};
