/** A row of the table: a statement of the specification, how it is met, and the tests that show it. */
export interface Row {
  readonly line: number;
  readonly statement: string;
  readonly met: string;
  readonly tests: readonly string[];
}

const ROW = /^\|(.+)\|$/;
const RULE = /^\|[\s|:-]+\|$/;
const HEAD = "Statement";

/** Cells are separated by bars; a bar inside a cell is written `\|`. */
const cellsOf = (row: string): string[] => row.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());

/** Tests stand in the last cell as code, one after another. */
const testsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, title]) => title as string);

export const readRows = (page: string): Row[] =>
  page.split("\n").flatMap((text, index) => {
    const [, inside] = ROW.exec(text.trim()) ?? [];
    if (inside === undefined || RULE.test(text.trim())) return [];
    const [statement = "", met = "", shown = ""] = cellsOf(inside);
    return statement === HEAD ? [] : [{ line: index + 1, statement, met, tests: testsOf(shown) }];
  });

const CALLS = /(?:\b(?:test|it|describe)\b[^\n"'`]*|\))\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;

/** Titles of tests and of groups of tests, as they are written in the source. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(CALLS)].map(([, plain, template]) => (plain ?? template ?? "").replaceAll('\\"', '"'));

/** A backtick cannot stand in a cell of code, so titles are compared without. */
const plain = (title: string): string => title.replaceAll("`", "");

export interface Problem {
  readonly line: number;
  readonly problem: string;
}

export const checkRows = (rows: readonly Row[], titles: ReadonlySet<string>): Problem[] => {
  const known = new Set([...titles].map(plain));
  return rows.flatMap(({ line, statement, met, tests }) => {
    const missing = tests.filter((title) => !known.has(plain(title)));
    const problems = missing.map((title) => `there is no test “${title}”`);
    if (tests.length === 0) problems.push(`“${statement}” names no test`);
    if (/\bpartly\b(?!:)/.test(met)) problems.push(`“${statement}” is met partly, without a reason`);
    return problems.map((problem) => ({ line, problem }));
  });
};
