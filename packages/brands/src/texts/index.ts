/** Messages of the interface: their syntax, and what a text in place of one must keep. */
export { argumentsOfMessage, LONGEST_TEXT, problemsOfOwnText } from "../schema/own-texts.ts";
export { argumentsOf, type MessageArguments } from "./arguments.ts";
export { type MessageFormatElement, parseMessage, partsOfText, TYPE } from "./parse.ts";
export { parsedTextsOf } from "./parsed-texts.ts";
export { problemsOfText } from "./problems.ts";
export type { TextPart } from "./text-part.ts";
