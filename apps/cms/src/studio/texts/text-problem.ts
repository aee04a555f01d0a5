import { argumentsOfMessage, problemsOfOwnText } from "@touchline/brands/texts";

/** Why a text cannot stand in for a message, as an editor can act on it. */
export type TextProblem =
  | { readonly kind: "unreadable" }
  | { readonly kind: "arguments"; readonly names: readonly string[] }
  | { readonly kind: "plural"; readonly categories: readonly string[] };

const CATEGORY = /^lacks the plural category (\w+)$/;

/** Null where the text is fine. The rule itself is the schema's. */
export const problemOfText = (key: string, text: string, language: string): TextProblem | null => {
  const problems = problemsOfOwnText(key, text, language);
  if (problems.length === 0) return null;
  if (problems.some((problem) => problem.startsWith("cannot be read"))) return { kind: "unreadable" };
  const categories = problems.flatMap((problem) => CATEGORY.exec(problem)?.[1] ?? []);
  if (categories.length === problems.length) return { kind: "plural", categories };
  return { kind: "arguments", names: Object.keys(argumentsOfMessage(key)) };
};
