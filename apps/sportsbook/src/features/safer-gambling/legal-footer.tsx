import type { LegalLink as LegalName, SaferGamblingSettings } from "@touchline/brands";
import type { GamblingPage } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useNow } from "../../data/use-now.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import styles from "./legal-footer.module.css";
import { AgeBadge, LegalLink } from "./legal-link.tsx";

interface LegalFooterProps {
  readonly ageMark: string;
  readonly settings: SaferGamblingSettings;
  readonly version: string;
  readonly onPage: (page: GamblingPage) => void;
}

const LINKS = [
  "saferGambling",
  "selfExclusion",
  "helpLine",
  "bettingRules",
  "terms",
  "privacy",
  "cookies",
  "complaints",
] as const satisfies readonly LegalName[];

const LocalTime = () => {
  const time = useNow((now) => formatDate("HH:mm:ss", now));
  return message("legal.localTime", { time });
};

/** At the end of every page: legal age, licence and links to the terms. */
export const LegalFooter = ({ ageMark, settings, version, onPage }: LegalFooterProps) => {
  const { licence, company, links } = settings;
  return (
    <footer className={styles.footer}>
      <div className={styles.lead}>
        <AgeBadge text={ageMark} />
        <p>
          <b>{message("legal.lead")}</b>
          <br />
          {message("legal.licence", licence)}
        </p>
      </div>
      <ul className={styles.links}>
        {LINKS.filter((name) => links[name] !== null).map((name) => (
          <li key={name}>
            <LegalLink name={name} links={links} onPage={onPage}>
              {message(`legal.link.${name}`)}
            </LegalLink>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        <span>{company}</span>
        <span>
          <LocalTime />
        </span>
        <span>{message("legal.version", { version })}</span>
      </p>
    </footer>
  );
};
