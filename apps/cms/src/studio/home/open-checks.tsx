import { useMemo } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import { checksOf } from "../model/checks.ts";
import { type CheckGroup, groupChecks } from "../model/group-checks.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { homeWords } from "../words/home.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./home.module.css";

interface OpenChecksProps {
  readonly brand: StudioBrand;
  readonly draft: DraftAnswer;
}

const ICONS: Readonly<Record<CheckGroup["kind"], IconName>> = {
  gap: "clock",
  overlap: "layers",
  contrast: "contrast",
  untranslated: "globe",
  other: "warn",
};

/** Of each kind and gravity one line, with how many there are; it leads to where the first is mended. */
export const OpenChecks = ({ brand, draft }: OpenChecksProps) => {
  const [words, language] = [useWords(homeWords), useLanguage()];
  const checks = useMemo(() => checksOf(draft, brand.slug, language), [draft, brand.slug, language]);
  return (
    <section className={styles.checks} aria-label={words.checks}>
      <h2>
        {words.checks} <small>{checks.length}</small>
      </h2>
      {checks.length === 0 && (
        <p className={styles.fine}>
          <Icon name="check" />
          {words.noChecks}
        </p>
      )}
      <ul>
        {groupChecks(checks).map(({ kind, tone, count, first }) => (
          <li key={kind + tone}>
            <a href={count === 1 ? first.link.href : `/admin/time-machine?brand=${brand.slug}`} data-tone={tone}>
              <span className={styles.mark}>
                <Icon name={ICONS[kind]} size={14} />
              </span>
              <span className={styles.line}>
                <b>{first.title}</b>
                <small>{first.text}</small>
              </span>
              <b>{count}</b>
              <Icon name="right" size={14} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
