import type { Brand } from "@touchline/brands";
import { messages } from "../../i18n/messages.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Button } from "../../ui/controls.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./navigation.module.css";
import type { NavigationItem } from "./navigation-items.ts";
import { SaferGamblingNote } from "./safer-gambling.tsx";

interface HeaderProps {
  readonly brand: Brand;
  readonly homeHref: string;
  readonly onLogIn: () => void;
}

const LogIn = ({ onLogIn }: Pick<HeaderProps, "onLogIn">) => (
  <Button primary small onClick={onLogIn}>
    {messages.logIn}
  </Button>
);

export const NarrowHeader = ({ brand, homeHref, onLogIn }: HeaderProps) => (
  <header className={styles.narrowHeader}>
    <Logo name={brand.name} shapes={brand.logo} href={homeHref} />
    <LogIn onLogIn={onLogIn} />
  </header>
);

interface WideHeaderProps extends HeaderProps {
  readonly items: readonly NavigationItem[];
  readonly searchHref: string;
  readonly searching: boolean;
}

export const WideHeader = ({ brand, homeHref, onLogIn, items, searchHref, searching }: WideHeaderProps) => (
  <header className={styles.wideHeader}>
    <Logo name={brand.name} shapes={brand.logo} href={homeHref} />
    <nav className={styles.tabs} aria-label={messages.mainNavigation}>
      {items.map(({ key, label, href, current, count }) => (
        <a key={key} className={styles.tab} href={href} aria-current={current ? "page" : undefined}>
          {label}
          {count !== undefined && (
            <span className={styles.live} title={messages.liveEvents(count)}>
              {formatCount(count)}
            </span>
          )}
        </a>
      ))}
    </nav>
    <a className={styles.search} href={searchHref} aria-current={searching ? "page" : undefined}>
      <Icon name="search" />
      <span>{messages.search.label}</span>
      <kbd>/</kbd>
    </a>
    <div className={styles.account}>
      <SaferGamblingNote ageMark={brand.settings.generalSettings.ageMark} />
      <LogIn onLogIn={onLogIn} />
    </div>
  </header>
);
