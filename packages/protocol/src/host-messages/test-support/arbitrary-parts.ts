import fc from "fast-check";
import type { PartShapes, Shape } from "../shape.ts";

/** The generator does not support lookaheads: values that one forbids are filtered out instead. */
const LOOKAHEAD = /\(\?!(?:[^()\\]|\\.)*\)/g;

const arbitraryText = (longest: number, pattern?: RegExp): fc.Arbitrary<string> =>
  pattern
    ? fc
        .stringMatching(new RegExp(pattern.source.replace(LOOKAHEAD, "")))
        .filter((text) => text.length <= longest && pattern.test(text))
    : fc.string({ maxLength: Math.min(longest, 20) });

/** Through JSON, which has no negative zero. Without `__proto__`, which matchers compare differently. */
const arbitraryData = (longest: number): fc.Arbitrary<unknown> =>
  fc
    .dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true })
    .map((data) => JSON.stringify(data))
    .filter((text) => text.length <= longest && !text.includes("__proto__"))
    .map((text) => JSON.parse(text));

const arbitraryValue = (shape: Shape): fc.Arbitrary<unknown> => {
  switch (shape.kind) {
    case "text":
      return arbitraryText(shape.longest, shape.pattern);
    case "number":
      return fc.integer({ min: shape.least, max: Math.min(shape.most, 2 ** 31) });
    case "flag":
      return fc.boolean();
    case "word":
      return fc.constantFrom(...shape.words);
    case "list":
      return fc.array(arbitraryValue(shape.item), { maxLength: Math.min(shape.longest, 5) });
    case "nullable":
      return fc.option(arbitraryValue(shape.of), { nil: null });
    case "object":
      return arbitraryParts(shape.parts);
    case "data":
      return arbitraryData(shape.longest);
  }
};

const bare = (key: string): string => key.replace(/\?$/, "");

export const partNames = (shapes: PartShapes): string[] => Object.keys(shapes).map(bare);

/** Valid parts; optional ones are sometimes missing. */
export const arbitraryParts = (shapes: PartShapes): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [bare(key), arbitraryValue(shape)])), {
    requiredKeys: Object.keys(shapes).filter((key) => !key.endsWith("?")),
  });
