/** What the comments in the source say of a schema and of its fields. */
export interface SchemaComments {
  readonly about: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

const BEGINS = /^(?:export )?const (\w+) = (?:z\.(?:strictObject|object|union|discriminatedUnion)\(|\{$)/;
const FIELD = /^ {2}(\w+): /;

/** Reads `/** … *\/` comments of constants and of the fields that are indented by two, so that the documents need no second text. */
export const readComments = (source: string): ReadonlyMap<string, SchemaComments> => {
  const found = new Map<string, { about: string | undefined; fields: Record<string, string> }>();
  let comment: string[] | null = null;
  let said: string | undefined;
  let current: { about: string | undefined; fields: Record<string, string> } | null = null;

  const take = (): string | undefined => {
    const text = said;
    said = undefined;
    return text;
  };

  for (const line of source.split("\n")) {
    const opening = /^\s*\/\*\*(.*)$/.exec(line);
    if (opening) comment = [];
    if (comment) {
      comment.push(
        line
          .replace(/^\s*(\/\*\*|\*(?!\/))?/, "")
          .replace(/\*\/\s*$/, "")
          .trim(),
      );
      if (!line.includes("*/")) continue;
      said = comment.filter(Boolean).join(" ");
      comment = null;
      continue;
    }
    const begun = BEGINS.exec(line);
    const field = FIELD.exec(line);
    if (begun?.[1]) {
      current = { about: take(), fields: {} };
      found.set(begun[1], current);
    } else if (field?.[1] && current) {
      const text = take();
      if (text) current.fields[field[1]] = text;
    } else if (line.startsWith("}")) current = null;
    if (line.trim() !== "") said = undefined;
  }
  return found;
};
