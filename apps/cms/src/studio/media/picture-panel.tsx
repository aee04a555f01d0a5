import { useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { contentApi } from "../data/content-api.ts";
import { useSaving } from "../data/use-saving.ts";
import { useUnsaved } from "../data/use-unsaved.ts";
import { languageName } from "../model/language-names.ts";
import type { Texts } from "../model/library.ts";
import { focalPointOf, type PictureFacts, type Point, sizeWords } from "../model/pictures.ts";
import { textIn, withText } from "../model/texts.ts";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { TextField } from "../parts/text-field.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import { Crops, FocalPoint } from "./focal-point.tsx";
import styles from "./panel.module.css";
import { PictureActions } from "./picture-actions.tsx";
import { PictureUses } from "./picture-uses.tsx";

interface PicturePanelProps {
  readonly facts: PictureFacts;
  readonly languages: readonly string[];
  readonly appUrl: string;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onSaved: () => void;
  readonly onReplaced: (id: string | null) => void;
  readonly onClose: () => void;
}

interface Changes {
  readonly name?: string;
  readonly alt?: Texts;
  readonly point?: Point;
}

/** One picture: its focal point, its name and descriptions, and where it is used. */
export const PicturePanel = (props: PicturePanelProps) => {
  const { facts, languages, appUrl, onChanged, onSaved, onReplaced, onClose } = props;
  const { picture, uses } = facts;
  const words = useWords(mediaWords);
  const studioLanguage = useTranslation().i18n.language;
  const [changes, setChanges] = useState<Changes>({});
  const [isSaved, setIsSaved] = useState(false);
  const saving = useSaving();
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);
  const name = changes.name ?? picture.name ?? "";
  const alt = changes.alt ?? picture.alt;
  const point = changes.point ?? focalPointOf(picture);
  const change = (changed: Changes): void => {
    setChanges((before) => ({ ...before, ...changed }));
    setIsSaved(false);
    onChanged(true);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { point: moved, ...others } = changes;
    const isDone = await saving.run(async () => {
      await contentApi.save("media", picture.id, { ...others, ...(moved && { focalX: moved.x, focalY: moved.y }) });
    });
    if (!isDone) return;
    setChanges({});
    setIsSaved(true);
    onChanged(false);
    onSaved();
  };
  const faultAt = (path: string): string | undefined => saving.faults.find((fault) => fault.path === path)?.message;
  return (
    <aside className={styles.panel} aria-label={name || words.unnamed}>
      <header>
        <h2>{name || words.unnamed}</h2>
        <span className={fields.mark}>
          {picture.width} × {picture.height}, {sizeWords(picture.filesize)}
        </span>
        <button type="button" className={controls.iconButton} aria-label={words.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <form className={styles.content} onSubmit={(event) => void save(event)}>
        <FocalPoint picture={picture} point={point} onMove={(moved) => change({ point: moved })} />
        <Crops picture={picture} point={point} />
        <div className={styles.texts}>
          <TextField
            label={words.name}
            value={name}
            placeholder={words.namePlaceholder}
            fault={faultAt("name")}
            onChange={(text) => change({ name: text })}
          />
          {languages.map((language, index) => (
            <TextField
              key={language}
              label={words.descriptionIn(languageName(language, studioLanguage))}
              value={textIn(alt, language, languages)}
              language={language}
              placeholder={words.descriptionPlaceholder}
              isLong
              isMissing={facts.missing.includes(language)}
              fault={index === 0 ? faultAt("alt.default") : undefined}
              onChange={(text) => change({ alt: withText(alt, language, text, languages) })}
            />
          ))}
        </div>
        <div className={styles.save} data-shown={isChanged || isSaved || saving.problem !== null}>
          {isChanged && (
            <button type="submit" className={controls.primaryButton} disabled={saving.isSaving}>
              {saving.isSaving ? words.saving : words.save}
            </button>
          )}
          <p className={fields.note} role="status" data-tone={isSaved ? "good" : undefined}>
            {isSaved ? words.saved : isChanged && !saving.problem ? words.unsaved : ""}
          </p>
          {saving.problem && (
            <p className={fields.fault} role="alert">
              {saving.problem}
            </p>
          )}
        </div>
        <PictureUses uses={uses} />
      </form>
      <PictureActions facts={facts} appUrl={appUrl} onReplaced={onReplaced} />
    </aside>
  );
};
