import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Doing } from "../data/use-doing.ts";
import { checksOf } from "../model/checks.ts";
import styles from "./dialog.module.css";

interface RefusalProps {
  readonly doing: Doing;
  readonly draft: DraftAnswer | null;
  readonly brandId: string;
}

/** Why nothing was done, and where each thing is mended. */
export const Refusal = ({ doing: { problem, findings }, draft, brandId }: RefusalProps) => {
  if (!problem) return null;
  const errors = checksOf({ document: draft?.document ?? null, findings }, brandId).filter(
    ({ tone, fault }) => tone === "danger" && !fault,
  );
  return (
    <div className={styles.refusal} role="alert">
      <p>{problem}</p>
      <ul>
        {errors.map(({ key, text, link }) => (
          <li key={key}>
            {text} <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
