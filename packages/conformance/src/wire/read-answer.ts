import { type Problem, problemSchema } from "@touchline/protocol";
import type * as z from "zod/mini";
import { Complaint, demand } from "../complaint.ts";
import { describeIssues } from "../words/describe-issue.ts";
import type { Answer } from "./ask.ts";

const SHOWN = 80;

const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "nothing";
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

export const demandStatus = (answer: Answer, ...due: readonly number[]): void =>
  demand(
    due.includes(answer.status),
    `${answer.asked} answered ${answer.status}, where ${due.join(" or ")} was due: ${beginning(answer.text)}`,
  );

const parseJson = ({ asked, text }: Answer): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const what = /^\s*</.test(text) ? "HTML" : "no JSON";
    throw new Complaint(`${asked} answered with ${what}, where JSON was due: ${beginning(text)}`);
  }
};

/** Parses a value by its schema, or complains. */
export const readBySchema = <Schema extends z.ZodMiniType>(
  what: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Complaint(`${what}: ${describeIssues(parsed.error.issues, value)}`);
  return parsed.data;
};

/** Parses an answer by the contract's schema. */
export const readAnswer = <Schema extends z.ZodMiniType>(
  answer: Answer,
  schema: Schema,
  ...due: readonly number[]
): z.output<Schema> => {
  demandStatus(answer, ...(due.length > 0 ? due : [200]));
  demand(
    /\bjson\b/.test(answer.headers.get("content-type") ?? "") || /^\s*</.test(answer.text),
    `${answer.asked} answered with content-type ${answer.headers.get("content-type")}, where application/json was due`,
  );
  return readBySchema(answer.asked, schema, parseJson(answer));
};

/** Requires a refusal with the given status and code. */
export const demandProblem = (answer: Answer, status: number, ...codes: readonly Problem["code"][]): void => {
  const { code } = readAnswer(answer, problemSchema, status);
  demand(codes.includes(code), `${answer.asked} answered with the code ${code}, where ${codes.join(" or ")} was due`);
};
