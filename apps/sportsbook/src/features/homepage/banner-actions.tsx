import type { Banner } from "@touchline/brands";
import { selectText } from "../../i18n/localized-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./banner-actions.module.css";
import { ConfiguredLink } from "./configured-link.tsx";

export type Composite = Extract<Banner, { bannerType: "composite" }>;

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
export const BannerActions = ({ banner }: { readonly banner: Composite }) => {
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
