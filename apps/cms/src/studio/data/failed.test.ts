import { expect, test } from "vitest";
import { problemWords } from "../words/problems.ts";
import { failureOf, reasonOf } from "./failed.ts";

const errors = (message: string, data?: object) => JSON.stringify({ errors: [{ message, data }] });

test.each([
  [401, errors("Unauthorized"), problemWords.de.signedOut],
  [403, errors("You are not allowed to perform this action."), problemWords.de.forbidden],
  [404, errors("Not found"), problemWords.de.gone],
  [409, errors("The picture is used"), "The picture is used"],
  [500, errors("Something went wrong"), problemWords.de.unknown],
  [502, "<html>Bad Gateway</html>", problemWords.de.unknown],
])("an answer of %i is told in the editor's language, or in the words of the CMS", (status, body, said) => {
  expect(reasonOf(failureOf(status, body), problemWords.de)).toBe(said);
});

test("a request that did not arrive says that the CMS cannot be reached", () => {
  expect(reasonOf(new TypeError("Failed to fetch"), problemWords.de)).toBe(problemWords.de.unreachable);
});

test("faults are those of the fields", () => {
  const faults = [{ path: "title", message: "is required" }];
  expect(failureOf(400, errors("Invalid", { errors: faults }))).toMatchObject({ problem: "invalid", faults });
});

test("a draft that is not published has its findings", () => {
  const findings = [{ key: "contrast" }];
  expect(failureOf(422, JSON.stringify({ findings }))).toMatchObject({ problem: "refused", findings });
});
