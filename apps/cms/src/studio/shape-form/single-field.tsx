import { type ReactNode, useId } from "react";
import type { ChoiceShape, NumberShape, PlainShape, ReferenceShape } from "../../fields/shape.ts";
import { timeFrom } from "../model/banner-form.ts";
import { formatField } from "../model/format-time.ts";
import fields from "../parts/form-fields.module.css";
import { TextField } from "../parts/text-field.tsx";
import { choiceLabel, fieldHint, fieldLabel, isInMilliseconds } from "../words/fields.ts";
import type { FieldProps } from "./form-context.ts";
import styles from "./shape-form.module.css";

const wordsOf = ({ name, context }: Pick<FieldProps<unknown>, "name" | "context">) => ({
  label: fieldLabel(name, context.studioLanguage),
  hint: fieldHint(name, context.studioLanguage),
});

export const PlainTextField = (props: FieldProps<PlainShape>) => (
  <TextField
    {...wordsOf(props)}
    value={String(props.value ?? "")}
    fault={props.context.faultAt(props.path)}
    onChange={(text) => props.onChange(text === "" ? null : text)}
  />
);

export const TimeField = (props: FieldProps<PlainShape>) => (
  <TextField
    {...wordsOf(props)}
    type="datetime-local"
    value={props.value ? formatField(Date.parse(String(props.value))) : ""}
    fault={props.context.faultAt(props.path)}
    onChange={(text) => props.onChange(timeFrom(text))}
  />
);

interface SelectProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly fault: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export const Select = ({ label, hint, fault, value, onChange, children }: SelectProps) => {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={fault !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
      {fault ? (
        <p className={fields.fault} role="alert">
          {fault}
        </p>
      ) : (
        hint && <p className={fields.hint}>{hint}</p>
      )}
    </div>
  );
};

const SECOND = 1_000;

/** A number, in seconds where the setting counts milliseconds; the id of something that is offered is chosen by name. */
export const NumberField = (props: FieldProps<NumberShape>) => {
  const { name, shape, value, path, onChange, context } = props;
  const named = context.named(name);
  if (named.length > 0)
    return (
      <Select
        {...wordsOf(props)}
        fault={context.faultAt(path)}
        value={String(value ?? "")}
        onChange={(id) => onChange(id === "" ? null : Number(id))}
      >
        <option value="">–</option>
        {named.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    );
  const unit = isInMilliseconds(name) ? SECOND : 1;
  return (
    <TextField
      {...wordsOf(props)}
      type="number"
      min={shape.min === undefined ? undefined : shape.min / unit}
      max={shape.max === undefined ? undefined : shape.max / unit}
      value={typeof value === "number" ? String(value / unit) : ""}
      fault={context.faultAt(path)}
      onChange={(text) => onChange(text === "" ? null : Number(text) * unit)}
    />
  );
};

export const ChoiceField = (props: FieldProps<ChoiceShape>) => {
  const { name, shape, value, path, onChange, context } = props;
  // Where there is one answer, nobody is asked.
  if (shape.values.length === 1 && shape.whenEmpty === "refused") return null;
  return (
    <Select
      {...wordsOf({ name, context })}
      fault={context.faultAt(path)}
      value={String(value ?? "")}
      onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
    >
      {(shape.whenEmpty !== "refused" || !value) && <option value="">–</option>}
      {shape.values.map((one) => (
        <option key={one} value={String(one)}>
          {choiceLabel(String(one), context.studioLanguage)}
        </option>
      ))}
    </Select>
  );
};

export const FlagField = ({ name, value, onChange, context }: FieldProps<PlainShape>) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
    {fieldLabel(name, context.studioLanguage)}
  </label>
);

export const ReferenceField = ({ name, shape, value, path, onChange, context }: FieldProps<ReferenceShape>) =>
  context.reference({
    shape,
    label: fieldLabel(name, context.studioLanguage),
    value,
    fault: context.faultAt(path),
    onChange,
  });
