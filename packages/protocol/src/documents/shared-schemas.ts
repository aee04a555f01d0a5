import * as z from "zod/mini";
import type { SchemaComments } from "./schema-comments.ts";

export type JsonSchema = Record<string, unknown>;
type Comments = ReadonlyMap<string, SchemaComments>;
type Io = "input" | "output";

export const jsonSchema = (schema: z.core.$ZodType, io: Io): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest;
};

/** Schemas that mean something by themselves: objects and unions of them. Others may be alike by chance. */
const isShared = ({ type, anyOf, oneOf }: JsonSchema): boolean => type === "object" || !!anyOf || !!oneOf;

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

const titled = (constant: string): string => {
  const name = constant.replace(/Schema$/, "");
  return (name[0] ?? "").toUpperCase() + name.slice(1);
};

const described = (schema: JsonSchema, comments: SchemaComments | undefined): JsonSchema => {
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const description = comments?.fields[name];
    return [name, description ? { ...field, description } : field] as const;
  });
  return {
    ...(comments?.about && { description: comments.about }),
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
  };
};

/** The schemas that the modules export, by name. */
const namedSchemas = (exported: Readonly<Record<string, unknown>>) => {
  const byText = new Map<string, { readonly name: string; readonly schema: JsonSchema; readonly constant: string }>();
  for (const io of ["output", "input"] as const)
    for (const [constant, value] of Object.entries(exported)) {
      if (!constant.endsWith("Schema") || !isSchema(value)) continue;
      const schema = jsonSchema(value, io);
      const text = JSON.stringify(schema);
      if (!isShared(schema) || byText.has(text)) continue;
      const isOther = io === "input" && [...byText.values()].some((known) => known.constant === constant);
      byText.set(text, { name: `${titled(constant)}${isOther ? "Input" : ""}`, schema, constant });
    }
  return byText;
};

/** Replaces schemas that have a name by references, and adds each once, with what the source says of it. */
export const shareSchemas = (
  document: JsonSchema,
  exported: Readonly<Record<string, unknown>>,
  comments: Comments,
): JsonSchema => {
  const named = namedSchemas(exported);
  const used = new Map<string, JsonSchema>();

  const share = (value: unknown, isRoot = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => share(each));
    if (typeof value !== "object" || value === null) return value;
    const known = isRoot ? undefined : named.get(JSON.stringify(value));
    if (known) {
      if (!used.has(known.name)) {
        used.set(known.name, {});
        const inner = share(known.schema, true) as JsonSchema;
        used.set(known.name, described(inner, comments.get(known.constant)));
      }
      return { $ref: `#/components/schemas/${known.name}` };
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, share(each)]));
  };

  const shared = share(document) as JsonSchema;
  const schemas = Object.fromEntries([...used].toSorted(([one], [other]) => one.localeCompare(other)));
  return { ...shared, components: { ...(shared.components as object), schemas } };
};
