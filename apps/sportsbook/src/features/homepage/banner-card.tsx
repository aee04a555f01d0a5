import type { Banner } from "@touchline/brands";
import { selectText } from "../../i18n/localized-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./banner.module.css";
import { ConfiguredLink } from "./configured-link.tsx";

type Composite = Extract<Banner, { bannerType: "composite" }>;

const Picture = ({ image, alt }: { readonly image: Banner["image"]; readonly alt: string }) => (
  <img
    className={styles.picture}
    src={image.url}
    alt={alt}
    width={image.width}
    height={image.height}
    style={{ objectPosition: `${image.focalX}% ${image.focalY}%` }}
  />
);

const altOf = ({ image, name }: Banner): string => (image.alt ? selectText(image.alt) : name);

const Action = ({ action }: { readonly action: NonNullable<Composite["action1"]> }) => (
  <ConfiguredLink
    className={styles.action}
    href={action.url}
    style={{ color: action.color, backgroundColor: action.backgroundColor, borderRadius: action.borderRadius }}
  >
    {selectText(action.text)}
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

const CompositeBanner = ({ banner }: { readonly banner: Composite }) => {
  const { title, caption, route, action1, action2 } = banner;
  return (
    <article className={styles.card} data-content={banner.alignContent} data-text={banner.alignText}>
      <Picture image={banner.image} alt="" />
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
      <div className={styles.actions} data-place={banner.actionsAlign}>
        {action1 && <Action action={action1} />}
        {action2 && <Action action={action2} />}
        <NavigationButton banner={banner} />
      </div>
    </article>
  );
};

/** A picture that says it all, or a picture with texts and actions on it. */
export const BannerCard = ({ banner }: { readonly banner: Banner }) => {
  if (banner.bannerType === "composite") return <CompositeBanner banner={banner} />;
  return (
    <article className={styles.card}>
      <Picture image={banner.image} alt={banner.route ? "" : altOf(banner)} />
      {banner.route && <ConfiguredLink className={styles.cover} href={banner.route} label={altOf(banner)} />}
    </article>
  );
};
