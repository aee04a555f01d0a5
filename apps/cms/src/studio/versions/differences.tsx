import type { ReadableDifference } from "../../publishing/answers.ts";
import { ValueText } from "../parts/value-text.tsx";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import styles from "./versions.module.css";

/** Place by place: what stood there, and what stands there. */
export const Differences = ({ differences }: { readonly differences: readonly ReadableDifference[] }) => {
  const words = useWords(versionsWords);
  if (differences.length === 0) return <p role="status">{words.same}</p>;
  return (
    <table className={styles.differences}>
      <caption role="status">{words.differences(differences.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.where}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, place, before, after }) => (
          <tr key={[path, before === null, after === null].join()}>
            <th scope="row">{place}</th>
            <td data-as="before" data-label={words.before}>
              <ValueText text={before} nothing={words.nothing} />
            </td>
            <td data-as="after" data-label={words.after}>
              <ValueText text={after} nothing={words.nothing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
