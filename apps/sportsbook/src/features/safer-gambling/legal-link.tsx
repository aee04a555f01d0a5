import type { LegalLink as LegalName, SaferGamblingSettings } from "@touchline/brands";
import type { ReactNode } from "react";
import type { GamblingPage } from "../../data/safer-gambling/safer-gambling-model.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./safer-gambling.module.css";

/** The legal age for betting, as the brand's market writes it. */
export const AgeBadge = ({ text }: { readonly text: string }) => <span className={styles.age}>{text}</span>;

export type LegalLinks = SaferGamblingSettings["links"];

/** Opens the host's page where the brand's setting is `host`. */
const HOST_PAGES: Readonly<Partial<Record<LegalName, GamblingPage>>> = {
  saferGambling: "limits",
  selfExclusion: "self-exclusion",
  helpLine: "help",
};

interface LegalLinkProps {
  readonly name: LegalName;
  readonly links: LegalLinks;
  readonly onPage: (page: GamblingPage) => void;
  readonly children: ReactNode;
}

/** Nothing if the brand has no such page. External links open a new tab, because the slip may be half filled in. */
export const LegalLink = ({ name, links, onPage, children }: LegalLinkProps) => {
  const address = links[name];
  const page = HOST_PAGES[name];
  if (address === null) return null;
  if (address !== "host")
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  return (
    page && (
      <button type="button" onClick={() => onPage(page)}>
        {children}
      </button>
    )
  );
};

interface SaferLinkProps {
  readonly links: LegalLinks;
  readonly onPage: (page: GamblingPage) => void;
}

export const SaferLink = ({ links, onPage }: SaferLinkProps) => (
  <span className={styles.link}>
    <LegalLink name="saferGambling" links={links} onPage={onPage}>
      {message("saferGambling.title")}
      <Icon name="right" size={12} />
    </LegalLink>
  </span>
);
