import { expect, test } from "vitest";
import { chooseChecks, chooseSources, foldersOf } from "./changed.ts";

const CHECKS = ["format", "types", "lint", "contract", "brands", "messages", "specification"];

test.each([
  ["a page of the documentation", ["docs/feed.md"], ["contract", "specification"]],
  ["a file of a service", ["services/api/src/main.ts"], ["format", "types", "lint", "contract"]],
  ["a test", ["services/api/src/main.test.ts"], ["format", "types", "lint", "contract", "specification"]],
  ["a brand", ["packages/brands/brands/velora.json"], ["format", "types", "lint", "contract", "brands", "messages"]],
  ["a style sheet of the app", ["apps/sportsbook/src/ui/button.module.css"], CHECKS.slice(0, -1)],
  ["a script of a check", ["scripts/specification-check.ts"], CHECKS],
  ["a picture", ["docs/screens/d-live.png"], ["contract"]],
  ["nothing", [], []],
])("%s runs the checks that read it", (_, files, expected) => {
  expect(chooseChecks(CHECKS, files)).toEqual(expected);
});

test("several files run the checks of each, in the order of the checks", () => {
  expect(chooseChecks(CHECKS, ["docs/feed.md", "services/feed/src/main.ts"])).toEqual(
    CHECKS.filter((check) => check !== "messages"),
  );
});

test("a check that the table does not know runs after every change", () => {
  expect(chooseChecks(["metrics"], ["docs/feed.md"])).toEqual(["metrics"]);
});

test("pages and pictures are not files that a test imports", () => {
  expect(
    chooseSources(["docs/feed.md", "docs/screens/d-live.png", "apps/cms/src/a.tsx", "packages/brands/b.json"]),
  ).toEqual(["apps/cms/src/a.tsx", "packages/brands/b.json"]);
});

test("each package, app and service is named once; other folders have no integration tests", () => {
  const files = [
    "packages/db/src/a.ts",
    "packages/db/src/b.ts",
    "services/bets/src/c.ts",
    "docs/feed.md",
    "e2e/d.e2e.ts",
  ];
  expect(foldersOf(files)).toEqual(["packages/db/", "services/bets/"]);
});
