import type { Banner } from "@touchline/brands";
import { selectText } from "../../i18n/localized-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { BannerActions, type Composite } from "./banner-actions.tsx";
import styles from "./banner-card.module.css";
import { BannerPicture } from "./banner-picture.tsx";
import { ConfiguredLink } from "./configured-link.tsx";

const altOf = ({ image, name }: Banner): string => (image.alt ? selectText(image.alt) : name);

/** Texts on one side, actions on the other. */
const isBeside = ({ alignText, actionsAlign }: Composite): boolean =>
  ["left bottomRight", "right bottomLeft"].includes(`${alignText} ${actionsAlign}`);

interface BannerCardProps {
  readonly banner: Banner;
  /** False once it has failed to load. */
  readonly hasPicture: boolean;
  readonly isFirst: boolean;
  readonly onFail: () => void;
}

const CompositeBanner = ({ banner, hasPicture, ...picture }: BannerCardProps & { readonly banner: Composite }) => {
  const { title, caption, route } = banner;
  return (
    <article
      className={classNames(styles.card, styles.composite)}
      data-content={banner.alignContent}
      data-text={banner.alignText}
      data-beside={isBeside(banner) || undefined}
      data-plain={!hasPicture || undefined}
    >
      {hasPicture && <BannerPicture image={banner.image} alt="" {...picture} />}
      {route && <ConfiguredLink className={styles.cover} href={route} label={selectText(title.text)} />}
      <div className={styles.texts}>
        {caption && (
          <p className={styles.caption} style={{ color: caption.color }} dir="auto">
            {selectText(caption.text)}
          </p>
        )}
        <h2 className={styles.title} style={{ color: title.color }} dir="auto">
          {selectText(title.text)}
        </h2>
      </div>
      <BannerActions banner={banner} />
    </article>
  );
};

/** A picture that says it all, or a picture with texts and actions on it. */
export const BannerCard = ({ banner, ...props }: BannerCardProps) => {
  if (banner.bannerType === "composite") return <CompositeBanner banner={banner} {...props} />;
  const { image, route } = banner;
  const alt = altOf(banner);
  return (
    <article className={styles.card}>
      <BannerPicture image={image} alt={route ? "" : alt} isFirst={props.isFirst} onFail={props.onFail} />
      {route && <ConfiguredLink className={styles.cover} href={route} label={alt} />}
    </article>
  );
};
