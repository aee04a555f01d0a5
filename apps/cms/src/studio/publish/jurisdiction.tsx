import type { JurisdictionAnswer } from "../../publishing/answers.ts";
import { publishWords } from "../words/publish.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./publish.module.css";

/** The rules of the market that the tenant is licensed for. What breaks them is among the open checks. */
export const Jurisdiction = ({ jurisdiction }: { readonly jurisdiction: JurisdictionAnswer }) => {
  const words = useWords(publishWords);
  const { id, version, effectiveFrom, rules } = jurisdiction;
  if (rules.length === 0) return null;
  return (
    <details className={styles.jurisdiction}>
      <summary>{words.jurisdiction(id.toUpperCase(), version, effectiveFrom)}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <code>{rule.id}</code> <span lang="en">{rule.requires}</span> {!rule.verified && <b>{words.unverified}</b>}
          </li>
        ))}
      </ul>
    </details>
  );
};
