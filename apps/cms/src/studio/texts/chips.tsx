import { partsOfText, type TextPart } from "@touchline/brands/texts";
import { Fragment } from "react";
import styles from "./texts.module.css";

export const Chip = ({ name }: { readonly name: string }) => <span className={styles.chip}>{name}</span>;

const argumentOf = (part: Exclude<TextPart, string>): string => {
  if ("value" in part) return part.value;
  if ("number" in part) return part.number;
  return "plural" in part ? part.plural : part.select;
};

const Parts = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which changes as a whole
    if (typeof part === "string") return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        <Chip name={argumentOf(part)} />
        {"options" in part &&
          Object.entries(part.options).map(([name, option]) => (
            <span key={name} className={styles.option}>
              <small className={styles.case}>{name}</small> <Parts parts={option} />
            </span>
          ))}
      </Fragment>
    );
  });

const readParts = (text: string): readonly TextPart[] => {
  try {
    return partsOfText(text);
  } catch {
    return [text];
  }
};

/** A message with its placeholders as chips. */
export const MessageText = ({ text }: { readonly text: string }) => <Parts parts={readParts(text)} />;
