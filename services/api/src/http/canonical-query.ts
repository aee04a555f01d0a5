type Query = Readonly<Record<string, unknown>>;

type Id = number | string;

const compareIds = (left: Id, right: Id): number => (left < right ? -1 : Number(left > right));

const canonicalValue = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value as Id[])].toSorted(compareIds) : value;

/** Makes equal queries equal cache keys: id lists sorted and deduplicated. Defaults and field order come from the schema. */
export const canonicalQuery = <Parsed extends Query>(query: Parsed): Parsed =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, canonicalValue(value)])) as Parsed;
