import type { ComponentType } from "react";
import type { ObjectShape, Shape } from "../../fields/shape.ts";
import { fieldHint, fieldLabel } from "../words/fields.ts";
import type { FieldProps } from "./form-context.ts";
import { ListField, RowsField } from "./list-field.tsx";
import { ObjectFields } from "./object-fields.tsx";
import styles from "./shape-form.module.css";
import { ChoiceField, FlagField, NumberField, PlainTextField, ReferenceField, TimeField } from "./single-field.tsx";
import { EitherField, TextsField } from "./texts-field.tsx";
import { UnionField } from "./union-field.tsx";

const ObjectField = (props: FieldProps<ObjectShape>) => {
  const { name, shape, context } = props;
  if (shape.entries.size === 0) return null;
  const hint = fieldHint(name, context.studioLanguage);
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabel(name, context.studioLanguage)}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ObjectFields {...props} />
    </fieldset>
  );
};

const FIELDS: { readonly [Kind in Shape["kind"]]: ComponentType<FieldProps<never>> } = {
  object: ObjectField,
  union: UnionField,
  either: EitherField,
  rows: RowsField,
  list: ListField,
  texts: TextsField,
  reference: ReferenceField,
  choice: ChoiceField,
  number: NumberField,
  time: TimeField,
  flag: FlagField,
  text: PlainTextField,
};

/** The field for a setting of any kind: what a setting is, its schema says. */
export const ShapeField = (props: FieldProps<Shape>) => {
  const Field = FIELDS[props.shape.kind];
  return <Field {...(props as FieldProps<never>)} />;
};
