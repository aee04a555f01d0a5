import { expect, test } from "vitest";
import { pageRequestOf } from "./page-request.ts";

const of = (headers: Readonly<Record<string, string>>) => pageRequestOf("GET", "/sports", headers);

test("AHEAD-10 the languages of the browser, the dearest first, without those that it refuses", () => {
  expect(of({ "accept-language": "en;q=0.5, de-AT, fi;q=0, *;q=0.1, de;q=0.9" })?.languages).toEqual([
    "de-AT",
    "de",
    "en",
  ]);
  expect(of({})?.languages).toEqual([]);
});

test.each([
  ["a phone says it", { "sec-ch-ua-mobile": "?1", "user-agent": "X" }, true],
  ["a desktop says it", { "sec-ch-ua-mobile": "?0", "user-agent": "Mobi" }, false],
  ["an iPhone", { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148" }, true],
  ["an Android tablet", { "user-agent": "Mozilla/5.0 (Linux; Android 14; Tablet) Chrome/130" }, false],
  ["nobody", {}, false],
])("AHEAD-10 the width of the page: %s", (_, headers, isPhone) => {
  expect(of(headers as Record<string, string>)?.isPhone).toBe(isPhone);
});

test("a page in a frame, and anything but reading a page, is left to the browser", () => {
  expect(of({ "sec-fetch-dest": "iframe" })).toBeNull();
  expect(of({ "sec-fetch-dest": "document" })).not.toBeNull();
  expect(pageRequestOf("POST", "/sports", {})).toBeNull();
});
