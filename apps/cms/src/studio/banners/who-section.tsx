import { type Audience, type BrandDocument, ruleWords } from "@touchline/brands";
import { type FormEvent, useId, useState } from "react";
import { punterWords } from "../model/punter-words.ts";
import { Chips } from "../parts/chips.tsx";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";
import type { BannerFormState } from "./use-banner-form.ts";

interface WhoSectionProps {
  readonly form: Pick<BannerFormState, "banner" | "change" | "faultAt">;
  readonly document: BrandDocument | null;
}

type Kind = "type" | "tag";

interface RulesProps {
  readonly kind: Kind;
  readonly label: string;
  readonly adding: string;
  /** Words that the content of the brand knows already. */
  readonly known: readonly string[];
  readonly rules: readonly string[];
  readonly onChange: (rules: readonly string[]) => void;
}

/** Types or tags of punters as chips; a new word is added by hand. */
const Rules = ({ kind, label, adding, known, rules, onChange }: RulesProps) => {
  const words = useWords(bannerWords);
  const id = useId();
  const [added, setAdded] = useState<string | null>(null);
  const chosen = ruleWords(rules)[kind];
  const toggle = (word: string): void => {
    const rule = `${kind}:${word}`;
    onChange(rules.includes(rule) ? rules.filter((each) => each !== rule) : [...rules, rule]);
  };
  const add = (event: FormEvent | { preventDefault: () => void }): void => {
    event.preventDefault();
    const word = added?.trim();
    if (word && !chosen.includes(word)) toggle(word);
    setAdded(null);
  };
  return (
    <div className={styles.choiceRow}>
      <span>{label}</span>
      <Chips
        label={label}
        hasMarks
        choices={[...new Set([...known, ...chosen])].map((value) => ({ value, name: value }))}
        chosen={chosen}
        onToggle={toggle}
      >
        {added === null ? (
          <button type="button" className={fields.chip} onClick={() => setAdded("")}>
            <Icon name="plus" size={14} />
            {adding}
          </button>
        ) : (
          <span className={styles.adding}>
            <input
              id={id}
              aria-label={adding}
              title={words.ruleHint}
              value={added}
              onChange={(event) => setAdded(event.currentTarget.value)}
              onKeyDown={(event) => event.key === "Enter" && add(event)}
            />
            <button type="button" className={controls.button} onClick={add}>
              {words.add}
            </button>
          </span>
        )}
      </Chips>
    </div>
  );
};

/** For whom it is: everyone, visitors or those who are signed in, and of them some types and tags. */
export const WhoSection = ({ form: { banner, change, faultAt }, document }: WhoSectionProps) => {
  const words = useWords(bannerWords);
  const { visibility } = banner;
  const only = visibility.audience.length === 1 ? visibility.audience[0] : undefined;
  const chooseAudience = (value: Audience | "everyone"): void =>
    change({ visibility: { ...visibility, audience: value === "everyone" ? [] : [value] } });
  const chooseRules = (rules: readonly string[]): void => change({ visibility: { ...visibility, rules } });
  const fault = faultAt("visibility.rules") ?? faultAt("visibility.audience");
  return (
    <section className={styles.section}>
      <h2>{words.who}</h2>
      <div className={styles.choiceRow}>
        <span>{words.people}</span>
        <Chips
          label={words.people}
          hasMarks
          choices={[
            { value: "everyone", name: words.everyone },
            { value: "anonymous", name: words.anonymous },
            { value: "authenticated", name: words.authenticated },
          ]}
          chosen={[only ?? "everyone"]}
          onToggle={(value) => chooseAudience(value as Audience | "everyone")}
        />
      </div>
      <Rules
        kind="type"
        label={words.types}
        adding={words.addType}
        known={document ? punterWords(document, "type") : []}
        rules={visibility.rules}
        onChange={chooseRules}
      />
      <Rules
        kind="tag"
        label={words.tags}
        adding={words.addTag}
        known={document ? punterWords(document, "tag") : []}
        rules={visibility.rules}
        onChange={chooseRules}
      />
      {fault && (
        <p className={fields.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
};
