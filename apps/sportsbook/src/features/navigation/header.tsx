import type { BrandDocument, Logo as BrandMark, LogoPicture, LogoShape, Theme } from "@touchline/brands";
import type { ReactNode } from "react";
import { usePreferences } from "../../data/preferences/preferences-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { IconLink } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { HeaderTabs } from "./header-tabs.tsx";
import styles from "./navigation.module.css";
import type { NavigationItem } from "./navigation-items.ts";

/** Names of theme colours that a brand's logo may use. */
const PAINTS: Readonly<Record<string, string>> = { accent: "var(--accent)", text: "currentColor" };

const paintShape = ({ fill, stroke, ...shape }: LogoShape) => ({
  ...shape,
  ...(fill && { fill: PAINTS[fill] ?? fill }),
  ...(stroke && { stroke: PAINTS[stroke] ?? stroke }),
});

const HOMEPAGE = { view: "homepage", filters: {} } as const;

/** The other picture is better than none. */
const pictureOf = ({ pictures }: BrandMark, theme: Theme): LogoPicture | undefined =>
  theme === "light" ? (pictures?.light ?? pictures?.dark) : (pictures?.dark ?? pictures?.light);

interface BrandLogoProps {
  readonly logo: BrandMark;
}

const PictureLogo = ({ logo }: BrandLogoProps) => {
  const { theme } = usePreferences();
  const hrefOf = useHref();
  return <Logo name={logo.wordmark} picture={pictureOf(logo, theme)} href={hrefOf(HOMEPAGE)} />;
};

const DrawnLogo = ({ logo }: BrandLogoProps) => {
  const hrefOf = useHref();
  return <Logo name={logo.wordmark} shapes={logo.mark.map(paintShape)} href={hrefOf(HOMEPAGE)} />;
};

const BrandLogo = ({ logo }: BrandLogoProps) =>
  pictureOf(logo, "dark") ? <PictureLogo logo={logo} /> : <DrawnLogo logo={logo} />;

interface HeaderProps {
  readonly brand: BrandDocument;
  /** The punter's account, or the button to log in. */
  readonly account: ReactNode;
  /** False while the punter takes a break. */
  readonly mayDeposit: boolean;
}

/** On a narrow page the deposit link is an icon: long names share its line. */
export const NarrowHeader = ({ brand, account, mayDeposit }: HeaderProps) => {
  const { logo, depositUrl } = brand.settings.generalSettings.header;
  return (
    <header className={styles.narrowHeader}>
      {logo && <BrandLogo logo={brand.logo} />}
      <div className={styles.account}>
        {mayDeposit && depositUrl !== null && (
          <IconLink icon="wallet" label={message("header.deposit")} href={depositUrl} current={false} filled={false} />
        )}
        {account}
      </div>
    </header>
  );
};

interface WideHeaderProps extends HeaderProps {
  /** False where the host has a header of its own: only navigation and search are left. */
  readonly isFull: boolean;
  readonly items: readonly NavigationItem[];
  readonly onGo: (path: string) => void;
  readonly atPreferences: boolean;
  readonly sessionBar: ReactNode;
  readonly search: ReactNode;
}

export const WideHeader = (props: WideHeaderProps) => {
  const { brand, account, isFull, items, onGo, atPreferences, mayDeposit, sessionBar, search } = props;
  const hrefOf = useHref();
  const { header } = brand.settings.generalSettings;
  return (
    <header className={styles.wideHeader} data-bare={!isFull}>
      {isFull && header.logo && <BrandLogo logo={brand.logo} />}
      <HeaderTabs items={items} onGo={onGo} />
      {search}
      <div className={styles.account}>
        <div className={styles.facts}>{sessionBar}</div>
        <IconLink
          icon="gear"
          label={message("navigation.preferences")}
          href={hrefOf({ view: "preferences", filters: {} })}
          current={atPreferences}
          filled={false}
        />
        {isFull && mayDeposit && header.depositUrl !== null && (
          <ButtonLink small href={header.depositUrl}>
            {message("header.deposit")}
          </ButtonLink>
        )}
        {isFull && account}
      </div>
    </header>
  );
};
