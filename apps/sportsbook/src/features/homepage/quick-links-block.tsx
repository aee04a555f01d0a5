import type { ReactNode } from "react";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import { ConfiguredLink } from "./configured-link.tsx";
import type { BlockProps } from "./home-context.ts";
import styles from "./quick-links.module.css";
import { type QuickLink, quickLinks } from "./quick-links.ts";

const Picture = ({ picture }: Pick<QuickLink, "picture">) =>
  "flag" in picture ? <Flag code={picture.flag} /> : <Icon name={picture.icon} size={20} />;

interface TargetProps extends Pick<QuickLink, "target"> {
  readonly onLogIn: () => void;
  readonly children: ReactNode;
}

const Target = ({ target, onLogIn, children }: TargetProps) =>
  target === "log-in" ? (
    <button type="button" className={styles.link} onClick={onLogIn}>
      {children}
    </button>
  ) : (
    <ConfiguredLink className={styles.link} href={target.href}>
      {children}
    </ConfiguredLink>
  );

export const QuickLinksBlock = ({ block, home }: BlockProps<"quick_links">) => (
  <nav className={styles.links} aria-label={message("home.quickLinks")} data-scrolls>
    {quickLinks(block.props.links, home).map(({ key, label, picture, target, count }) => (
      <Target key={key} target={target} onLogIn={home.onLogIn}>
        <span className={styles.tile}>
          <Picture picture={picture} />
        </span>
        <span className={styles.label}>{label}</span>
        {count !== undefined && (
          <span className={styles.count} data-live={key === "stream"}>
            {formatCount(count)}
          </span>
        )}
      </Target>
    ))}
  </nav>
);
