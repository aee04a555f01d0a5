import { fieldsIn } from "../../fields/form-value.ts";
import type { ObjectShape } from "../../fields/shape.ts";
import type { FieldProps } from "./form-context.ts";

/** The fields of something that has several, one after the other. */
export const ObjectFields = ({ shape, value, path, onChange, context }: Omit<FieldProps<ObjectShape>, "name">) => {
  const fields = fieldsIn(value);
  return [...shape.entries].map(([name, entry]) => (
    <context.Field
      key={name}
      name={name}
      shape={entry}
      value={fields[name]}
      path={`${path}.${name}`}
      onChange={(changed) => onChange({ ...fields, [name]: changed })}
      context={context}
    />
  ));
};
