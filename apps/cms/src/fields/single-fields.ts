import type { CollectionSlug, Field, NumberField, SelectField, TextField, UploadCollectionSlug } from "payload";
import { languageOptions } from "./languages.ts";
import type { ChoiceShape, NumberShape, ReferenceShape } from "./shape.ts";
import { descriptionOf, initialOf, labelOf, plainWords } from "./words.ts";

export const described = (name: string): { description: string } | Record<never, never> => {
  const description = descriptionOf(name);
  return description ? { description } : {};
};

export const named = (name: string) => ({ name, label: labelOf(name), admin: described(name) });

export const begun = (initial: string | number | boolean | undefined) =>
  initial === undefined ? {} : { defaultValue: initial };

export const optionsOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: plainWords(String(value)) }));

export const text = (name: string): TextField => ({ ...named(name), type: "text" });

export const select = (name: string, values: readonly (string | number)[]): SelectField => ({
  ...named(name),
  type: "select",
  options: optionsOf(values),
  ...begun(initialOf(name)),
});

const onlyAnswer = ({ values, whenEmpty }: ChoiceShape): string | null =>
  values.length === 1 && whenEmpty === "refused" ? String(values[0]) : null;

/** Where there is one answer, nobody is asked. */
export const choice = (name: string, shape: ChoiceShape): SelectField => {
  const answer = onlyAnswer(shape);
  const field = select(name, shape.values);
  return answer === null ? field : { ...field, defaultValue: answer, admin: { hidden: true } };
};

export const number = (name: string, { min, max }: NumberShape): NumberField => ({
  ...named(name),
  type: "number",
  ...begun(initialOf(name)),
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

export const reference = (name: string, { to }: ReferenceShape, hasMany: boolean): Field =>
  to === "media"
    ? { ...named(name), type: "upload", relationTo: to as UploadCollectionSlug }
    : ({ ...named(name), type: "relationship", relationTo: to as CollectionSlug, hasMany } as Field);

export const ROW_LABEL = "/admin/row-label.tsx#RowLabel";
/** Closed at first: an editor looks for one of many. */
export const closed = { initCollapsed: true };
export const closedRows = { ...closed, components: { RowLabel: ROW_LABEL } };

export const texts = (name: string): Field => ({
  ...named(name),
  type: "group",
  fields: [
    { ...text("default"), label: "Text", admin: { description: "Shown where a language has no text of its own." } },
    {
      name: "translations",
      label: "Translations",
      labels: { singular: "Translation", plural: "Translations" },
      type: "array",
      admin: closedRows,
      fields: [
        {
          type: "row",
          fields: [
            { name: "language", label: "Language", type: "select", options: languageOptions(), required: true },
            { name: "text", label: "Text", type: "text" },
          ],
        },
      ],
    },
  ],
});
