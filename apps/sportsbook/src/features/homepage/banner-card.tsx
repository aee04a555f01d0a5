import type { Banner } from "@touchline/brands";
import { selectText } from "../../i18n/localized-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { below } from "../../ui/metrics.ts";
import styles from "./banner-card.module.css";
import { ConfiguredLink } from "./configured-link.tsx";

type Composite = Extract<Banner, { bannerType: "composite" }>;

const Action = ({ action }: { readonly action: NonNullable<Composite["action1"]> }) => (
  <ConfiguredLink
    className={styles.action}
    href={action.url}
    style={{ color: action.color, backgroundColor: action.backgroundColor, borderRadius: action.borderRadius }}
  >
    <span dir="auto">{selectText(action.text)}</span>
    <Icon name="right" size={14} />
  </ConfiguredLink>
);

const NavigationButton = ({ banner }: { readonly banner: Composite }) => {
  const button = banner.navigationButton;
  return (
    button && (
      <ConfiguredLink
        className={styles.onward}
        href={button.url}
        label={selectText(banner.title.text)}
        style={{
          color: button.color,
          backgroundColor: button.backgroundColor,
          borderColor: button.border ?? "transparent",
          borderRadius: button.borderRadius,
        }}
      >
        <Icon name="right" />
      </ConfiguredLink>
    )
  );
};

/** What one can do from a banner, beside opening what it is about. */
const BannerActions = ({ banner }: { readonly banner: Composite }) => {
  const { action1, action2, navigationButton, actionsAlign } = banner;
  if (!action1 && !action2 && !navigationButton) return null;
  return (
    <div className={styles.actions} data-place={actionsAlign}>
      {action1 && <Action action={action1} />}
      {action2 && <Action action={action2} />}
      <NavigationButton banner={banner} />
    </div>
  );
};

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

const BannerPicture = ({ image, alt, isFirst, onFail }: BannerPictureProps) => (
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
