import type { Amount } from "@touchline/betting";
import { message } from "../../../i18n/message.ts";
import styles from "./plot.module.css";
import type { ReferenceLine } from "./reference-lines.ts";
import { type Scale, spread } from "./scale.ts";

type WriteAmount = (amount: Amount) => string;

interface ReferencesProps {
  readonly lines: readonly ReferenceLine[];
  readonly scale: Scale;
  readonly wide: boolean;
  readonly write: WriteAmount;
}

export const referenceText = ({ kind, amount }: ReferenceLine, write: WriteAmount): string =>
  message(`course.line.${kind}`, { amount: write(amount) });

/** Their texts stand beside the drawing, or on the line where there is no room. */
export const References = ({ lines, scale, wide, write }: ReferencesProps) => {
  const places = lines.map(({ amount }) => scale.y(amount));
  const spaced = spread(places, 13);
  const text = wide ? { x: scale.right + 8, dy: 4 } : { x: scale.right, dy: -4, textAnchor: "end" as const };
  return lines.map((line, index) => (
    <g key={line.id} className={styles.reference} data-kind={line.kind}>
      <path
        className={styles.dashes}
        data-rule={line.kind !== "stake"}
        d={`M${scale.left} ${places[index]}H${scale.right}`}
      />
      <text className={styles.beside} data-rule={line.kind !== "stake"} y={spaced[index]} {...text}>
        {referenceText(line, write)}
      </text>
    </g>
  ));
};
