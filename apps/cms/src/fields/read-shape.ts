import type * as z from "zod/mini";
import type { EitherShape, ObjectShape, References, Schema, Shape, UnionShape, WhenEmpty } from "./shape.ts";

type Def<Kind extends string> = Extract<z.core.$ZodTypes, { _zod: { def: { type: Kind } } }>["_zod"]["def"];

type RecordDef = Def<"record"> & { readonly partial?: boolean };
type Bound = z.core.$ZodCheckDef & { readonly inclusive?: boolean; readonly value?: unknown };

interface Reading {
  readonly references: References;
  readonly whenEmpty: WhenEmpty;
}

const readEntries = (entries: readonly (readonly [string, Schema])[], { references }: Reading): Map<string, Shape> =>
  new Map(entries.map(([name, schema]) => [name, readShape(schema, references)]));

const readObject = (schema: Schema, { shape, catchall }: Def<"object">, reading: Reading): Shape => {
  const { whenEmpty } = reading;
  // An object that takes further texts is a text by language.
  if (catchall?._zod.def.type === "string") return { kind: "texts", schema, whenEmpty };
  return { kind: "object", schema, whenEmpty, entries: readEntries(Object.entries(shape), reading) };
};

/** The values of a literal or an enum are its own. */
const literalOf = (schema: Schema): string => String([...(schema._zod.values ?? [])][0]);

const readOptions = (options: readonly Schema[], discriminator: string, reading: Reading): UnionShape["options"] =>
  new Map(
    options.map((schema): [string, ObjectShape] => {
      const { shape } = schema._zod.def as Def<"object">;
      const { [discriminator]: literal, ...others } = shape;
      const entries = readEntries(Object.entries(others), reading);
      return [literalOf(literal as Schema), { kind: "object", schema, whenEmpty: "refused", entries }];
    }),
  );

const readUnion = (schema: Schema, def: Def<"union">, reading: Reading): Shape => {
  const { references, whenEmpty } = reading;
  if ("discriminator" in def) {
    const discriminator = String(def.discriminator);
    return {
      kind: "union",
      schema,
      whenEmpty,
      discriminator,
      options: readOptions(def.options, discriminator, reading),
    };
  }
  const shapes = def.options.map((option) => readShape(option, references));
  const texts = shapes.find(({ kind }) => kind === "texts");
  const text = shapes.find(({ kind }) => kind === "text");
  if (!text) throw new Error("a union of settings has a text or a field that tells it apart");
  return texts
    ? ({ kind: "either", schema, whenEmpty, text, texts } satisfies EitherShape)
    : { kind: "text", schema, whenEmpty };
};

/** Where every key must be there, each is a field; where some may be, the editor chooses them. */
const readRecord = (schema: Schema, { keyType, valueType, partial }: RecordDef, reading: Reading): Shape => {
  const { references, whenEmpty } = reading;
  const keys = partial ? undefined : keyType._zod.values;
  if (keys) {
    const entries = readEntries(
      [...keys].map((key) => [String(key), valueType]),
      reading,
    );
    return { kind: "object", schema, whenEmpty, entries };
  }
  return {
    kind: "rows",
    schema,
    whenEmpty,
    key: readShape(keyType, references),
    value: readShape(valueType, references),
  };
};

/** The bound that a check sets, where the bound itself is allowed. */
const boundOf = (schema: Schema, check: "greater_than" | "less_than"): number | undefined => {
  const defs = (schema._zod.def.checks ?? []).map((each) => each._zod.def as Bound);
  const bound = defs.find((def) => def.check === check && def.inclusive)?.value;
  return typeof bound === "number" ? bound : undefined;
};

type Reader = (schema: Schema, def: never, reading: Reading) => Shape;

const READERS: Readonly<Record<string, Reader>> = {
  object: readObject,
  union: readUnion,
  record: readRecord,
  array: (schema, { element }: Def<"array">, { references, whenEmpty }) => ({
    kind: "list",
    schema,
    whenEmpty,
    item: readShape(element, references),
  }),
  enum: (schema, { entries }: Def<"enum">, { whenEmpty }) => ({
    kind: "choice",
    schema,
    whenEmpty,
    values: Object.values(entries),
  }),
  literal: (schema, { values }: Def<"literal">, { whenEmpty }) =>
    values.length === 1 && typeof values[0] === "string"
      ? { kind: "text", schema, whenEmpty }
      : { kind: "choice", schema, whenEmpty, values: values as (string | number)[] },
  string: (schema, { format }: Def<"string"> & { format?: string }, { whenEmpty }) => ({
    kind: format === "datetime" ? "time" : "text",
    schema,
    whenEmpty,
  }),
  number: (schema, _def, { whenEmpty }) => ({
    kind: "number",
    schema,
    whenEmpty,
    min: boundOf(schema, "greater_than"),
    max: boundOf(schema, "less_than"),
  }),
  boolean: (schema, _def, { whenEmpty }) => ({ kind: "flag", schema, whenEmpty }),
  optional: (_schema, { innerType }: Def<"optional">, { references }) => readShape(innerType, references, "absent"),
  default: (_schema, { innerType }: Def<"default">, { references }) => readShape(innerType, references),
  nullable: (_schema, { innerType }: Def<"nullable">, { references, whenEmpty }) =>
    readShape(innerType, references, whenEmpty === "absent" ? "absent" : "null"),
};

/** How a schema looks as a form. A kind of schema that no form is known for is a fault of the program, found when it starts. */
export const readShape = (schema: Schema, references: References, whenEmpty: WhenEmpty = "refused"): Shape => {
  const to = references.get(schema);
  if (to) return { kind: "reference", schema, whenEmpty, to };
  const def = (schema as z.core.$ZodTypes)._zod.def;
  const reader = READERS[def.type];
  if (!reader) throw new Error(`there is no field for a setting of kind ${def.type}`);
  return reader(schema, def as never, { references, whenEmpty });
};

/** The shape of a schema that is a document itself. */
export const readDocumentShape = (schema: Schema, references: References): Shape => {
  const others = new Map(references);
  others.delete(schema);
  return readShape(schema, others);
};
