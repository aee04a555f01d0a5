import type { BrandDocument, Logo as BrandMark, LogoShape } from "@touchline/brands";
import type { ReactNode } from "react";
import { useHref } from "../../entities/links/links-context.ts";
import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { IconLink } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { HeaderTabs } from "./header-tabs.tsx";
import styles from "./navigation.module.css";
import type { NavigationItem } from "./navigation-items.ts";

/** A brand names its own colour or one of the theme's. */
const PAINTS: Readonly<Record<string, string>> = { accent: "var(--accent)", text: "currentColor" };

const paintShape = ({ fill, stroke, ...shape }: LogoShape) => ({
  ...shape,
  ...(fill && { fill: PAINTS[fill] ?? fill }),
  ...(stroke && { stroke: PAINTS[stroke] ?? stroke }),
});

const BrandLogo = ({ logo }: { readonly logo: BrandMark }) => {
  const hrefOf = useHref();
  return (
    <Logo name={logo.wordmark} shapes={logo.mark.map(paintShape)} href={hrefOf({ view: "homepage", filters: {} })} />
  );
};

interface HeaderProps {
  readonly brand: BrandDocument;
  /** Who is here, or the way to say so. */
  readonly account: ReactNode;
  /** False while the punter takes a break. */
  readonly mayDeposit: boolean;
}

/** Long names and long words share one line here, so the way to deposit is a sign. */
export const NarrowHeader = ({ brand, account, mayDeposit }: HeaderProps) => {
  const { logo, depositUrl } = brand.settings.generalSettings.header;
  return (
    <header className={styles.narrowHeader}>
      {logo && <BrandLogo logo={brand.logo} />}
      <div className={styles.account}>
        {mayDeposit && depositUrl !== null && (
          <IconLink icon="wallet" label={message("header.deposit")} href={depositUrl} current={false} plate={false} />
        )}
        {account}
      </div>
    </header>
  );
};

interface WideHeaderProps extends HeaderProps {
  /** False where the page around has a header of its own: what is left is the bar of navigation and search. */
  readonly isWhole: boolean;
  readonly items: readonly NavigationItem[];
  readonly onGo: (path: string) => void;
  readonly atPreferences: boolean;
  /** Facts about how somebody plays. */
  readonly strip: ReactNode;
  /** The way to search, as the brand wants it. */
  readonly search: ReactNode;
}

export const WideHeader = (props: WideHeaderProps) => {
  const { brand, account, isWhole, items, onGo, atPreferences, mayDeposit, strip, search } = props;
  const hrefOf = useHref();
  const { header } = brand.settings.generalSettings;
  return (
    <header className={styles.wideHeader} data-bare={!isWhole}>
      {isWhole && header.logo && <BrandLogo logo={brand.logo} />}
      <HeaderTabs items={items} onGo={onGo} />
      {search}
      <div className={styles.account}>
        <div className={styles.facts}>{strip}</div>
        <IconLink
          icon="gear"
          label={message("navigation.preferences")}
          href={hrefOf({ view: "preferences", filters: {} })}
          current={atPreferences}
          plate={false}
        />
        {isWhole && mayDeposit && header.depositUrl !== null && (
          <ButtonLink small href={header.depositUrl}>
            {message("header.deposit")}
          </ButtonLink>
        )}
        {isWhole && account}
      </div>
    </header>
  );
};
