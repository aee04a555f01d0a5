import { RadioGroup } from "@base-ui/react/radio-group";
import type { CSSProperties, ReactNode } from "react";
import styles from "./option-cards.module.css";
import { RadioControl } from "./radio-list.tsx";

export interface OptionCard<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** What the choice looks like. */
  readonly picture?: ReactNode;
  /** The choice by example: a price in its format. */
  readonly example?: ReactNode;
}

interface OptionCardsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly OptionCard<Id>[];
  readonly value: Id;
  readonly columns: number;
  readonly onChange: (id: Id) => void;
}

/** One of several, each with what it looks like. */
export const OptionCards = <Id extends string>(props: OptionCardsProps<Id>) => (
  <RadioGroup
    className={styles.cards}
    style={{ "--columns": props.columns } as CSSProperties}
    aria-label={props.label}
    value={props.value}
    onValueChange={props.onChange}
  >
    {props.options.map(({ id, title, picture, example }) => (
      // biome-ignore lint/a11y/noLabelWithoutControl: the radio is the control
      <label key={id} className={styles.card}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <span className={styles.words} data-example={example !== undefined}>
          <span className={styles.radio}>
            <RadioControl value={id} />
          </span>
          <span className={styles.title}>{title}</span>
          {example !== undefined && <b className={styles.example}>{example}</b>}
        </span>
      </label>
    ))}
  </RadioGroup>
);
