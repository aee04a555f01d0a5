import * as z from "zod/mini";
import appParts from "../../app-parts.json" with { type: "json" };
import type { MessageArguments } from "../texts/arguments.ts";
import { problemsOfText } from "../texts/problems.ts";
import { languageSchema } from "./parts.ts";

/** In characters. The longest text of the app has 258. */
export const LONGEST_TEXT = 600;
/** In all languages together: a page loads them before it shows anything. */
const MOST_TEXTS = 2_000;

const messageKeys: ReadonlySet<string> = new Set(appParts.messageKeys);
const messageArguments: Readonly<Record<string, MessageArguments>> = appParts.messageArguments as Record<
  string,
  MessageArguments
>;

const NO_ARGUMENTS: MessageArguments = {};

/** What a text in place of this message must be given. */
export const argumentsOfMessage = (key: string): MessageArguments =>
  (Object.hasOwn(messageArguments, key) ? messageArguments[key] : undefined) ?? NO_ARGUMENTS;

/** What keeps a text from standing in for a message of the app. */
export const problemsOfOwnText = (key: string, text: string, language: string): string[] =>
  messageKeys.has(key) ? problemsOfText(text, argumentsOfMessage(key), language) : ["the app has no such message"];

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const checkMessages = ({ value, issues }: z.core.ParsePayload<Texts>): void => {
  for (const [language, own] of Object.entries(value))
    for (const [key, text] of Object.entries(own))
      for (const message of problemsOfOwnText(key, text, language))
        issues.push({
          code: "custom",
          path: [language, key],
          message,
          params: { remedy: "keep the placeholders of the default text, or go back to it" },
          input: text,
        });
};

const countOf = (texts: Texts): number => Object.values(texts).reduce((sum, own) => sum + Object.keys(own).length, 0);

/** The brand's own words in place of the app's, by language and message: plain text in ICU syntax, with the placeholders of the default. */
export const ownTextsSchema = z
  .record(languageSchema, z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT))))
  .check(
    z.refine((texts) => countOf(texts) <= MOST_TEXTS, {
      message: "there are too many texts of your own",
      params: { remedy: `keep to ${MOST_TEXTS} in all languages together` },
    }),
    checkMessages,
  );
export type OwnTexts = z.infer<typeof ownTextsSchema>;
