import { fieldsIn } from "../../fields/form-value.ts";
import type { UnionShape } from "../../fields/shape.ts";
import { unionKey } from "../../fields/union-keys.ts";
import { choiceLabel, fieldLabel } from "../words/fields.ts";
import type { FieldProps } from "./form-context.ts";
import styles from "./shape-form.module.css";
import { Select } from "./single-field.tsx";

/** One of several kinds of a setting, with the fields of the kind that is chosen. */
export const UnionField = ({ name, shape, value, path, onChange, context }: FieldProps<UnionShape>) => {
  const fields = fieldsIn(value);
  const { discriminator, options } = shape;
  const option = String(fields[discriminator] ?? "");
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabel(name, context.studioLanguage)}</legend>
      <Select
        label={fieldLabel(discriminator, context.studioLanguage)}
        hint={undefined}
        fault={context.faultAt(`${path}.${discriminator}`)}
        value={option}
        onChange={(chosen) => onChange({ ...fields, [discriminator]: chosen })}
      >
        {option === "" && <option value="">–</option>}
        {[...options.keys()].map((one) => (
          <option key={one} value={one}>
            {choiceLabel(one, context.studioLanguage)}
          </option>
        ))}
      </Select>
      {[...(options.get(option)?.entries ?? [])].map(([entryName, entry]) => {
        const key = unionKey(shape, option, entryName);
        return (
          <context.Field
            key={key}
            name={entryName}
            shape={entry}
            value={fields[key]}
            path={`${path}.${key}`}
            onChange={(changed) => onChange({ ...fields, [key]: changed })}
            context={context}
          />
        );
      })}
    </fieldset>
  );
};
