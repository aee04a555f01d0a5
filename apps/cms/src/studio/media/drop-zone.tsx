import { type DragEvent, useId, useState } from "react";
import { MAX_FILE_BYTES, PICTURE_TYPES } from "../../media/limits.ts";
import { Icon } from "../parts/icon.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./media.module.css";

export const MEGABYTES = MAX_FILE_BYTES / 1_048_576;

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped, and those that are chosen. */
export const DropZone = ({ onFiles }: DropZoneProps) => {
  const words = useWords(mediaWords);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <section
      className={styles.dropZone}
      data-over={isOver}
      aria-label={words.drop}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon name="upload" size={20} />
      <p>
        <b>{words.drop}</b> {words.or}{" "}
        <label htmlFor={id} className={styles.chooseFiles}>
          {words.chooseFiles}
          <input
            id={id}
            type="file"
            multiple
            accept={PICTURE_TYPES.join()}
            onChange={(event) => {
              onFiles([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </p>
      <small>{words.limits(MEGABYTES)}</small>
    </section>
  );
};
