import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Doing } from "../data/use-doing.ts";
import { checksOf } from "../model/checks.ts";
import { redChecks } from "../model/confirmations.ts";
import { useLanguage } from "../words/use-language.ts";
import styles from "./dialog.module.css";

interface RefusalProps {
  readonly doing: Doing;
  readonly draft: DraftAnswer | null;
  /** Slug of the brand. */
  readonly brand: string;
}

/** Why nothing was done, and where each thing is mended. */
export const Refusal = ({ doing: { problem, findings }, draft, brand }: RefusalProps) => {
  const language = useLanguage();
  if (!problem) return null;
  const told = new Set(findings.map(({ path }) => path));
  const checks = checksOf({ document: draft?.document ?? null, findings }, brand, language);
  const inTheWay = redChecks(checks).filter(({ fault }) => !fault || fault.paths.some((path) => told.has(path)));
  return (
    <div className={styles.refusal} role="alert">
      <p>{problem}</p>
      <ul>
        {inTheWay.map(({ key, title, text, link }) => (
          <li key={key}>
            {title}: {text} <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
