/**
 * Whether one version of the contract understands another: what one side may send must be what the other side reads. Schemas are those of
 * the generated documents.
 */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

export interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A schema with the document that its references lead into. */
export interface Side {
  readonly schema: Schema;
  readonly document: Document;
}

/** What reads a message ignores fields that it does not know, or refuses the message. */
export type Unknown = "ignored" | "refused";

const PREFIX = "#/components/schemas/";
const resolve = ({ schema, document }: Side): Side => {
  if (!schema.$ref) return { schema, document };
  const found = document.components.schemas[schema.$ref.slice(PREFIX.length)];
  if (!found) throw new Error(`${schema.$ref} leads nowhere`);
  return resolve({ schema: found, document });
};

const wordsOf = ({ const: only, enum: several }: Schema): readonly unknown[] | null =>
  several ?? (only === undefined ? null : [only]);

const alternativesOf = (side: Side): readonly Side[] | null => {
  const found = side.schema.anyOf ?? side.schema.oneOf;
  return found?.map((schema) => ({ schema, document: side.document })) ?? null;
};

/** Bounds of what is written must be within those of what is read. */
const BOUNDS = [
  ["minimum", (written: number, read: number) => written >= read],
  ["exclusiveMinimum", (written: number, read: number) => written >= read],
  ["minLength", (written: number, read: number) => written >= read],
  ["minItems", (written: number, read: number) => written >= read],
  ["maximum", (written: number, read: number) => written <= read],
  ["maxLength", (written: number, read: number) => written <= read],
  ["maxItems", (written: number, read: number) => written <= read],
] as const;

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === "string" ? [type] : type);

const isRead = (type: string, known: readonly string[]): boolean =>
  known.includes(type) || (type === "integer" && known.includes("number"));

const compareValues = (written: Schema, read: Schema, at: string): string[] => {
  const breaks: string[] = [];
  const [types, readTypes] = [typesOf(written), typesOf(read)];
  if (readTypes.length > 0 && (types.length === 0 || types.some((type) => !isRead(type, readTypes))))
    breaks.push(`${at} may be ${types.join(" or ") || "anything"}, where ${readTypes.join(" or ")} is read`);
  const [words, known] = [wordsOf(written), wordsOf(read)];
  if (known) {
    const news = words?.filter((word) => !known.includes(word)) ?? ["any text"];
    if (news.length > 0) breaks.push(`${at} may be ${news.join(", ")}, which is not read`);
  }
  for (const name of ["pattern", "format"] as const)
    if (read[name] !== undefined && written[name] !== read[name] && !words)
      breaks.push(`${at} has another ${name}: ${written[name]} instead of ${read[name]}`);
  for (const [name, isWithin] of BOUNDS) {
    const [is, bound] = [written[name], read[name]];
    if (bound !== undefined && !words && (is === undefined || !isWithin(is, bound)))
      breaks.push(`${at} may have ${name} ${is}, where ${bound} is read`);
  }
  return breaks;
};

const compareObjects = (written: Side, read: Side, unknown: Unknown, at: string): string[] => {
  const [{ properties = {}, required = [], additionalProperties: more }, reader] = [written.schema, read.schema];
  const missing = (reader.required ?? []).filter((name) => !required.includes(name));
  const breaks = missing.map((name) => `${at}.${name} may be missing, and is required`);
  for (const [name, schema] of Object.entries(properties)) {
    const field = { schema, document: written.document };
    const known = reader.properties?.[name];
    const others = reader.additionalProperties;
    if (known) breaks.push(...findBreaks(field, { ...read, schema: known }, unknown, `${at}.${name}`));
    else if (typeof others === "object")
      breaks.push(...findBreaks(field, { ...read, schema: others }, unknown, `${at}.${name}`));
    else if (others === false && unknown === "refused") breaks.push(`${at}.${name} is not known, and is refused`);
  }
  const others = reader.additionalProperties;
  if (typeof more === "object" && typeof others === "object")
    breaks.push(...findBreaks({ ...written, schema: more }, { ...read, schema: others }, unknown, `${at}.*`));
  return breaks;
};

const compareLists = (written: Side, read: Side, unknown: Unknown, at: string): string[] => {
  const [writer, reader] = [written.schema, read.schema];
  const pairs = (reader.prefixItems ?? []).map((schema, index) => [writer.prefixItems?.[index], schema] as const);
  const items = [...pairs, [typeof writer.items === "object" ? writer.items : undefined, reader.items] as const];
  return items.flatMap(([is, known], index) =>
    is && typeof known === "object"
      ? findBreaks({ ...written, schema: is }, { ...read, schema: known }, unknown, `${at}[${index}]`)
      : [],
  );
};

/** What may be written and is not read, with where it is. Empty where everything is understood. */
export const findBreaks = (from: Side, to: Side, unknown: Unknown, at: string): string[] => {
  const [written, read] = [resolve(from), resolve(to)];
  const writes = alternativesOf(written);
  if (writes) return writes.flatMap((each, index) => findBreaks(each, to, unknown, `${at}|${index}`));
  const reads = alternativesOf(read);
  if (reads) {
    const tried = reads.map((each) => findBreaks(written, each, unknown, at));
    // The alternative that comes closest says best what is wrong.
    return tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  return [
    ...compareValues(written.schema, read.schema, at),
    ...compareObjects(written, read, unknown, at),
    ...compareLists(written, read, unknown, at),
  ];
};
