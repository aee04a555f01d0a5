import type { GamblingPage } from "../../data/safer-gambling/safer-gambling-model.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { LegalLink, type LegalLinks } from "./legal-link.tsx";
import styles from "./safer-gambling.module.css";

interface SaferLinkProps {
  readonly links: LegalLinks;
  readonly onPage: (page: GamblingPage) => void;
}

/** At the end of a visitor's strip. */
export const SaferLink = ({ links, onPage }: SaferLinkProps) => (
  <span className={styles.link}>
    <LegalLink name="saferGambling" links={links} onPage={onPage}>
      {message("saferGambling.title")}
      <Icon name="right" size={12} />
    </LegalLink>
  </span>
);
