import type { CSSProperties } from "react";

interface ThumbnailProps {
  readonly src: string;
  /** What a crop keeps, in hundredths. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly style?: CSSProperties;
}

/** A picture that stands beside its name. The CMS serves it in the size it needs, so that Next has nothing to add. */
export const Thumbnail = ({ src, focus, style }: ThumbnailProps) => (
  // biome-ignore lint/performance/noImgElement: copies in the right sizes exist already
  <img
    src={src}
    alt=""
    loading="lazy"
    draggable={false}
    style={{ ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }), ...style }}
  />
);
