import { useTranslation } from "@payloadcms/ui";
import { languageName } from "../model/language-names.ts";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { TextField } from "../parts/text-field.tsx";
import { Thumbnail } from "../parts/thumbnail.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./media.module.css";
import { isReady, type Upload, type Uploads } from "./use-uploads.ts";

interface UploadListProps {
  readonly uploads: Uploads;
  /** The brand's first: descriptions are written in it. */
  readonly language: string;
}

const Progress = ({ upload: { state, share, problem } }: { readonly upload: Upload }) => {
  const words = useWords(mediaWords);
  if (state === "sending")
    return (
      <p className={styles.progress} role="status">
        <progress value={share} max={1} /> {words.sent(share)}
      </p>
    );
  return problem ? (
    <p className={fields.note} data-tone="danger" role="alert">
      <Icon name="warn" size={14} />
      {words.refused}: {problem}
    </p>
  ) : null;
};

/** Files that wait for a name and a description, or are on their way. */
export const UploadList = ({ uploads: { items, change, leaveOut, send }, language }: UploadListProps) => {
  const words = useWords(mediaWords);
  const studioLanguage = useTranslation().i18n.language;
  if (items.length === 0) return null;
  const waiting = items.filter(({ state }) => state === "waiting");
  const isSending = items.some(({ state }) => state === "sending");
  return (
    <section className={styles.uploads} aria-label={words.newPictures}>
      <h2>{words.newPictures}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.key} data-state={item.state}>
            <Thumbnail src={item.preview} />
            <div className={styles.uploadFields}>
              <TextField
                label={words.name}
                placeholder={words.namePlaceholder}
                value={item.name}
                onChange={(name) => change(item.key, { name })}
              />
              <TextField
                label={words.descriptionIn(languageName(language, studioLanguage))}
                placeholder={words.descriptionPlaceholder}
                value={item.description}
                language={language}
                isMissing={item.state === "waiting"}
                onChange={(description) => change(item.key, { description })}
              />
              <Progress upload={item} />
            </div>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={words.leaveOut(item.name)}
              disabled={item.state === "sending"}
              onClick={() => leaveOut(item.key)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {(waiting.length > 0 || isSending) && (
        <div className={styles.uploadEnd}>
          <button
            type="button"
            className={controls.primaryButton}
            disabled={isSending || !waiting.every(isReady)}
            onClick={() => void send()}
          >
            {isSending ? words.adding : words.add(waiting.length)}
          </button>
          {!waiting.every(isReady) && <p className={fields.hint}>{words.describeFirst}</p>}
        </div>
      )}
    </section>
  );
};
