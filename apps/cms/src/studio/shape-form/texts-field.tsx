import { fieldsIn } from "../../fields/form-value.ts";
import type { EitherShape, PlainShape } from "../../fields/shape.ts";
import { languageName } from "../model/language-names.ts";
import type { Texts } from "../model/library.ts";
import { missingLanguages, textIn, withText } from "../model/texts.ts";
import { TextField } from "../parts/text-field.tsx";
import { eitherLabel, fieldLabel } from "../words/fields.ts";
import type { FieldProps } from "./form-context.ts";
import styles from "./shape-form.module.css";
import { PlainTextField, Select } from "./single-field.tsx";

/** A text in every language of the brand. */
export const TextsField = ({ name, value, path, onChange, context }: FieldProps<PlainShape>) => {
  const { languages, studioLanguage } = context;
  const texts = fieldsIn(value) as Texts;
  const missing = missingLanguages(texts, languages);
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabel(name, studioLanguage)}</legend>
      {languages.map((language, index) => (
        <TextField
          key={language}
          label={languageName(language, studioLanguage)}
          language={language}
          value={textIn(texts, language, languages)}
          isMissing={missing.includes(language)}
          fault={index === 0 ? context.faultAt(path) : undefined}
          onChange={(text) => onChange(withText(texts, language, text, languages))}
        />
      ))}
    </fieldset>
  );
};

/** Either a message of the app or a text of the brand's own. */
export const EitherField = (props: FieldProps<EitherShape>) => {
  const { name, shape, value, path, onChange, context } = props;
  const either = fieldsIn(value);
  const kind = either.kind === "text" ? "text" : "texts";
  const inner = { context, name, path: `${path}.${kind}`, value: either[kind] };
  return (
    <>
      <Select
        label={fieldLabel(name, context.studioLanguage)}
        hint={undefined}
        fault={undefined}
        value={kind}
        onChange={(chosen) => onChange({ ...either, kind: chosen })}
      >
        {(["texts", "text"] as const).map((one) => (
          <option key={one} value={one}>
            {eitherLabel(one, context.studioLanguage)}
          </option>
        ))}
      </Select>
      {kind === "text" ? (
        <PlainTextField
          {...inner}
          shape={shape.text as PlainShape}
          onChange={(text) => onChange({ ...either, kind, text })}
        />
      ) : (
        <TextsField
          {...inner}
          shape={shape.texts as PlainShape}
          onChange={(texts) => onChange({ ...either, kind, texts })}
        />
      )}
    </>
  );
};
