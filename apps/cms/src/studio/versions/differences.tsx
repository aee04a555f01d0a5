import type { ReadableDifference } from "../../publishing/answers.ts";
import { formatMoment } from "../model/format-time.ts";
import styles from "./versions.module.css";

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A time is read on the editor's own clock, as everywhere in the studio. */
const wordsOf = (text: string): string => (TIME.test(text) ? formatMoment(Date.parse(text)) : text);

const Value = ({ text, as }: { readonly text: string | null; readonly as: "before" | "after" }) => (
  <td data-as={as}>{text === null ? <i>nothing</i> : wordsOf(text)}</td>
);

/** Place by place: what stood there, and what stands there. */
export const Differences = ({ differences }: { readonly differences: readonly ReadableDifference[] }) => {
  if (differences.length === 0) return <p role="status">They are the same.</p>;
  return (
    <table className={styles.differences}>
      <caption role="status">
        {differences.length} {differences.length === 1 ? "difference" : "differences"}
      </caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, place, before, after }) => (
          <tr key={[path, before === null, after === null].join()}>
            <th scope="row" title={path}>
              {place}
            </th>
            <Value text={before} as="before" />
            <Value text={after} as="after" />
          </tr>
        ))}
      </tbody>
    </table>
  );
};
