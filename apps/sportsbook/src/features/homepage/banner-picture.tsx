import type { Banner } from "@touchline/brands";
import { below } from "../../ui/metrics.ts";
import styles from "./banner-card.module.css";

type Image = Banner["image"];

/** What a browser chooses from: the picture and its smaller copies. */
const sourcesOf = ({ url, width, sizes = [] }: Image): string =>
  [...sizes, { url, width }].map((each) => `${each.url} ${each.width}w`).join(", ");

/** How wide it is drawn: a wide page has columns beside it. Where two share the room, each is a crop of one as wide as both. */
const ROOM = `${below("desktop")} 95vw, 65vw`;

interface BannerPictureProps {
  readonly image: Image;
  /** Empty where a text or a link beside it says the same. */
  readonly alt: string;
  /** In sight from the start, so worth the line before others. */
  readonly isFirst: boolean;
  readonly onFail: () => void;
}

export const BannerPicture = ({ image, alt, isFirst, onFail }: BannerPictureProps) => (
  <img
    className={styles.picture}
    // Before the address: some browsers ask for it as soon as they are told.
    loading={isFirst ? "eager" : "lazy"}
    fetchPriority={isFirst ? "high" : "auto"}
    decoding="async"
    {...(image.sizes && { sizes: ROOM, srcSet: sourcesOf(image) })}
    src={image.url}
    alt={alt}
    width={image.width}
    height={image.height}
    draggable={false}
    style={{ objectPosition: `${image.focalX}% ${image.focalY}%` }}
    onError={onFail}
  />
);
