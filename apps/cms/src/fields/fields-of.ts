import type { Block, Field } from "payload";
import * as z from "zod/mini";
import { hasRows } from "./form-value.ts";
import { layOut } from "./lay-out.ts";
import { messageOf } from "./message.ts";
import type { ListShape, ObjectShape, RowsShape, Shape, UnionShape } from "./shape.ts";
import {
  begun,
  choice,
  closed,
  closedRows,
  described,
  named,
  number,
  optionsOf,
  ROW_LABEL,
  reference,
  select,
  text,
  texts,
} from "./single-fields.ts";
import { unionFields } from "./union-keys.ts";
import { initialOf, plainWords } from "./words.ts";

/** Whether what stands around a field is always there. Inside of what may be left out, nothing has to be filled in. */
type Firm = boolean;

/** Payload marks it with a star. What is right is for the schema to say. */
const required = ({ whenEmpty, schema }: Shape, firm: Firm) => ({
  required: firm && whenEmpty === "refused" && !z.safeParse(schema, "").success,
});

/** Said at the field while it is filled in; the whole is judged when it is saved. */
const validText =
  ({ schema, whenEmpty }: Shape, firm: Firm) =>
  (value: unknown): string | true => {
    if ((value ?? "") === "" && !(firm && whenEmpty === "refused")) return true;
    const { error } = z.safeParse(schema, value ?? "", { reportInput: true });
    return error ? error.issues.map(messageOf).join("; ") : true;
  };

const either = (name: string, textShape: Shape): Field => ({
  ...named(name),
  type: "group",
  fields: [
    {
      name: "kind",
      label: "Kind of text",
      type: "select",
      defaultValue: "texts",
      options: [
        { value: "text", label: "A message of the app" },
        { value: "texts", label: "A text of your own" },
      ],
    },
    onlyFor("kind", ["text"], fieldOf("text", textShape, false)),
    onlyFor("kind", ["texts"], { ...texts("texts"), label: "Text" } as Field),
  ],
});

/** Shown only where the field beside it has one of these values. */
const onlyFor = (beside: string, values: readonly string[], field: Field): Field =>
  ({
    ...field,
    admin: {
      ...("admin" in field ? field.admin : {}),
      condition: (_data: unknown, sibling: Readonly<Record<string, unknown>>) =>
        values.includes(String(sibling?.[beside])),
    },
  }) as Field;

const unionForm = (union: UnionShape, firm: Firm): Field[] => {
  const { discriminator, options } = union;
  const all = [...options.keys()];
  return [
    { ...select(discriminator, all), required: firm },
    ...unionFields(union).map(({ key, shape, options: only }) =>
      only.length === all.length ? fieldOf(key, shape, firm) : onlyFor(discriminator, only, fieldOf(key, shape, false)),
    ),
  ];
};

/** What has nothing to fill in needs no field. */
const isBare = (shape: Shape): boolean => shape.kind === "object" && shape.entries.size === 0;

const entriesOf = (entries: ObjectShape["entries"], firm: Firm): Field[] =>
  [...entries].filter(([, shape]) => !isBare(shape)).map(([name, shape]) => fieldOf(name, shape, firm));

const blocksOf = ({ options }: UnionShape): Block[] =>
  [...options].map(([slug, { entries }]) => ({
    slug,
    labels: { singular: plainWords(slug), plural: plainWords(slug) },
    admin: { disableBlockName: true, components: { Label: ROW_LABEL } },
    fields: layOut(entriesOf(entries, true)),
  }));

const rows = (name: string, { key, value }: RowsShape): Field => ({
  ...named(name),
  type: "array",
  admin: { ...described(name), ...closedRows },
  fields: [{ ...fieldOf("key", key), label: "For" } as Field, { ...fieldOf("value", value), label: "Value" } as Field],
});

/** Several values in one field. */
const many = (name: string, { item }: ListShape): Field => {
  switch (item.kind) {
    case "choice":
      return { ...named(name), type: "select", options: optionsOf(item.values), hasMany: true };
    case "number":
      return { ...number(name, item), hasMany: true } as Field;
    case "reference":
      return reference(name, item, true);
    default:
      return { ...text(name), hasMany: true } as Field;
  }
};

const list = (name: string, shape: ListShape): Field => {
  if (!hasRows(shape)) return many(name, shape);
  if (shape.item.kind === "union")
    return { ...named(name), type: "blocks", admin: { ...described(name), ...closed }, blocks: blocksOf(shape.item) };
  const admin = { ...described(name), ...closedRows };
  return { ...named(name), type: "array", admin, fields: layOut(fieldsOf(shape.item)) };
};

/** The fields of a form for something that has several. */
export const fieldsOf = (shape: Shape, firm: Firm = true): Field[] => {
  if (shape.kind === "union") return unionForm(shape, firm);
  if (shape.kind !== "object") return [fieldOf("value", shape, firm)];
  return entriesOf(shape.entries, firm);
};

/** The field of a form for a setting of this name. */
export const fieldOf = (name: string, shape: Shape, firm: Firm = true): Field => {
  switch (shape.kind) {
    case "object":
    case "union":
      return { ...named(name), type: "group", fields: layOut(fieldsOf(shape, firm && shape.whenEmpty === "refused")) };
    case "either":
      return either(name, shape.text);
    case "rows":
      return rows(name, shape);
    case "list":
      return list(name, shape);
    case "texts":
      return texts(name);
    case "reference":
      return { ...reference(name, shape, false), ...required(shape, firm) } as Field;
    case "choice":
      return { ...choice(name, shape), ...required(shape, firm) };
    case "number":
      return { ...number(name, shape), ...required(shape, firm) } as Field;
    case "time":
      return {
        ...named(name),
        type: "date",
        admin: { ...described(name), date: { pickerAppearance: "dayAndTime", timeIntervals: 15 } },
      };
    case "flag":
      return { ...named(name), type: "checkbox", ...begun(initialOf(name)) } as Field;
    case "text":
      return { ...text(name), ...required(shape, firm), validate: validText(shape, firm) } as Field;
  }
};
