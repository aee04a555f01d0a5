import { message } from "../../../i18n/message.ts";
import { Icon } from "../../../ui/icon.tsx";
import { MoveArrow } from "../../../ui/move-arrow.tsx";
import { type Reason, reasonsOf } from "./reason-words.ts";
import styles from "./record-list.module.css";
import { type RowWords, rowWords, type WordsOf } from "./record-words.ts";

const ANSWERS = { PLACED: "check", REJECTED: "x", PREPARED: "hourglass" } as const;

interface RowProps {
  readonly words: RowWords;
  readonly status: keyof typeof ANSWERS;
  /** The delay goes on after it. */
  readonly waiting: boolean;
}

const Row = ({ words: { row, time, text, note, total, move }, status, waiting }: RowProps) => (
  <li className={styles.row} data-waiting={waiting}>
    <time className={styles.time} dateTime={new Date(row.at).toISOString()} dir="ltr">
      {time}
    </time>
    <span className={styles.icon} data-kind={row.kind} data-status={status} data-move={move}>
      {move && <MoveArrow move={move} />}
      {row.kind === "answer" && <Icon name={ANSWERS[status]} size={12} />}
    </span>
    <div className={styles.words}>
      <b>{text}</b>
      {note && <span>{note}</span>}
    </div>
    {total && <span className={styles.total}>{total}</span>}
  </li>
);

const ReasonNote = ({ code, title, text }: Reason) => (
  <div className={styles.reason}>
    <Icon name="info" />
    <div className={styles.words}>
      <b>{title}</b>
      <span>{text}</span>
    </div>
    <span className={styles.code} dir="ltr">
      {code}
    </span>
  </div>
);

/** What happened when, and why it ended so. */
export const RecordList = (of: WordsOf) => {
  const { record } = of;
  const rows = rowWords(of);
  const isWaiting = ({ row: { at } }: RowWords): boolean =>
    record.delayMs > 0 && record.takenAt <= at && at < record.dueAt;
  return (
    <section className={styles.card} aria-label={message("record.timeline")}>
      <ol className={styles.rows}>
        {rows.map((words) => (
          <Row
            key={`${words.row.kind} ${words.row.at} ${words.text}`}
            words={words}
            status={record.status}
            waiting={isWaiting(words)}
          />
        ))}
      </ol>
      {reasonsOf(record).map((reason) => (
        <ReasonNote key={reason.code} {...reason} />
      ))}
    </section>
  );
};
