import type { Banner } from "@touchline/brands";
import { useState } from "react";

/** Which pictures there are. One that does not load takes along the banner that is nothing else. */
export const usePictures = () => {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const hasPicture = ({ image }: Banner): boolean => !failed.has(image.url);
  return {
    hasPicture,
    worthShowing: (banner: Banner): boolean => banner.bannerType === "composite" || hasPicture(banner),
    setFailed: ({ image }: Banner): void => setFailed((before) => new Set([...before, image.url])),
  };
};
