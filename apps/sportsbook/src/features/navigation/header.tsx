import type { BrandDocument } from "@touchline/brands";
import type { ReactNode } from "react";
import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { IconLink } from "../../ui/icon-button.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import { HeaderTabs } from "./header-tabs.tsx";
import styles from "./navigation.module.css";
import type { NavigationItem } from "./navigation-items.ts";
import { SaferGamblingNote } from "./safer-gambling.tsx";

interface HeaderProps {
  readonly brand: BrandDocument;
  readonly homeHref: string;
  /** Who is here, or the way to say so. */
  readonly account: ReactNode;
}

/** Long names and long words share one line here, so the way to deposit is a sign. */
export const NarrowHeader = ({ brand, homeHref, account }: HeaderProps) => {
  const { logo, depositUrl } = brand.settings.generalSettings.header;
  return (
    <header className={styles.narrowHeader}>
      {logo && <BrandLogo logo={brand.logo} href={homeHref} />}
      <div className={styles.account}>
        {depositUrl !== null && (
          <IconLink icon="wallet" label={message("header.deposit")} href={depositUrl} current={false} plate={false} />
        )}
        {account}
      </div>
    </header>
  );
};

interface WideHeaderProps extends HeaderProps {
  readonly items: readonly NavigationItem[];
  readonly onGo: (path: string) => void;
  readonly preferencesHref: string;
  readonly atPreferences: boolean;
  /** The way to search, as the brand wants it. */
  readonly search: ReactNode;
}

/** Without the brand's header it is the bar of navigation and search alone, for a page that has a header of its own. */
export const WideHeader = (props: WideHeaderProps) => {
  const { brand, homeHref, account, items, onGo, preferencesHref, atPreferences, search } = props;
  const { header, ageMark } = brand.settings.generalSettings;
  return (
    <header className={styles.wideHeader} data-bare={!header.enabled}>
      {header.enabled && header.logo && <BrandLogo logo={brand.logo} href={homeHref} />}
      <HeaderTabs items={items} onGo={onGo} />
      {search}
      <div className={styles.account}>
        <SaferGamblingNote ageMark={ageMark} />
        <IconLink
          icon="gear"
          label={message("navigation.preferences")}
          href={preferencesHref}
          current={atPreferences}
          plate={false}
        />
        {header.enabled && header.depositUrl !== null && (
          <ButtonLink small href={header.depositUrl}>
            {message("header.deposit")}
          </ButtonLink>
        )}
        {header.enabled && account}
      </div>
    </header>
  );
};
