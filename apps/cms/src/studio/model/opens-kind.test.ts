import { expect, test } from "vitest";
import { kindOf, pageOf, pathOfPage } from "./opens-kind.ts";

const words = { homepage: "homepage", sports: "desporto", live: "live" };

test.each([
  [null, "nothing"],
  ["", "nothing"],
  ["https://casino.example", "address"],
  ["/desporto/d_all/t_7/e_9", "match"],
  ["/desporto/t_7", "league"],
  ["/desporto/d_today", "page"],
  ["/desporto/d_all/ctg_3", "path"],
  ["/nowhere", "path"],
] as const)("%s is a link of kind %s", (route, kind) => {
  expect(kindOf(route, words)).toBe(kind);
});

test("pages are named in the brand's words", () => {
  expect(pathOfPage("outrights", words)).toBe("/desporto/v_outrights");
  expect(pageOf("/desporto/v_outrights", words)).toBe("outrights");
  expect(pageOf("/desporto/s_3", words)).toBeNull();
});
