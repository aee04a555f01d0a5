import { Icon } from "../parts/icon.tsx";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import { useLanguageNames } from "./language-names.ts";
import styles from "./texts.module.css";

interface LanguageChoiceProps {
  readonly languages: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which languages have a column. One stays. */
export const LanguageChoice = ({ languages, chosen, onChange }: LanguageChoiceProps) => {
  const words = useWords(textsWords);
  const nameOf = useLanguageNames();
  const toggle = (language: string): void => {
    const next = languages.filter((one) => (one === language ? !chosen.includes(one) : chosen.includes(one)));
    if (next.length > 0) onChange(next);
  };
  return (
    <details className={styles.languages}>
      <summary>
        <span>{words.languages}</span> <b>{chosen.map(nameOf).join(", ")}</b> <Icon name="down" size={14} />
      </summary>
      <div className={styles.languageList}>
        {languages.map((language) => (
          <label key={language}>
            <input type="checkbox" checked={chosen.includes(language)} onChange={() => toggle(language)} />
            {nameOf(language)}
          </label>
        ))}
      </div>
    </details>
  );
};
