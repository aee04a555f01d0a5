import { message } from "../../../i18n/message.ts";
import { legWords } from "./leg-words.ts";
import styles from "./record.module.css";
import type { WordsOf } from "./record-words.ts";
import { ShownPrice } from "./shown-price.tsx";

/** What was bet on, each with its price at the tap and at the answer. */
export const LegsTable = (of: WordsOf) => {
  const isTaken = of.record.status === "PLACED";
  return (
    <table className={styles.legs}>
      <thead>
        <tr>
          <th scope="col">{message("record.selection")}</th>
          <th scope="col">{message("record.tap")}</th>
          <th scope="col">{message(isTaken ? "record.accepted" : "record.answer")}</th>
        </tr>
      </thead>
      <tbody>
        {legWords(of).map(({ id, name, market, tapped, decided, move }) => (
          <tr key={id}>
            <th scope="row">
              <b>{name}</b> <span>{market}</span>
            </th>
            <td>
              <b>{tapped}</b>
            </td>
            <td>
              <b>
                <ShownPrice text={decided} move={move} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
