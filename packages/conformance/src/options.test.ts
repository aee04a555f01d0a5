import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const NOW = 1_000_000_000_000;
const API = ["--api", "https://api.example/"];

const claims = { iss: "https://host.example", sub: "ana", tenant: "touchline", sid: "s1", currency: "EUR" };
const tokenOf = (said: object): string => `e30.${Buffer.from(JSON.stringify(said)).toString("base64url")}.x`;
const punterToken = (exp: number): string => tokenOf({ ...claims, aud: "touchline", iat: exp - 300, exp });
const onBreak = tokenOf({ ...claims, aud: "touchline", iat: 1, exp: NOW / 1000 + 300, breakUntil: NOW + 1 });

test("AHEAD-5 who the punter is, and of which tenant, is read from the token", () => {
  const options = readOptions([...API, "--token", punterToken(NOW / 1000 + 300)], NOW);
  expect(options).toMatchObject({ api: "https://api.example", push: null, tenant: "touchline", place: false });
  expect(options?.claims).toMatchObject({ sub: "ana", currency: "EUR" });
});

test.each<[string, readonly string[], RegExp]>([
  ["no API", [], /^--api is missing$/],
  ["an address that is none", ["--api", "api.example"], /^--api is no address/],
  ["an address of another kind", ["--api", "file:///etc"], /^--api is no address/],
  ["a token that is none", [...API, "--token", "x"], /^--token: the whole of it is null/],
  ["a token that is over", [...API, "--token", punterToken(NOW / 1000)], /^--token is over/],
  [
    "a punter's token for a host's",
    [...API, "--host-token", punterToken(NOW / 1000 + 300)],
    /^--host-token: aud is "touchline"/,
  ],
  ["bets of a punter on a break", [...API, "--place", "--token", onBreak], /^--place: the punter takes a break/],
  ["a time that is none", [...API, "--timeout", "soon"], /^--timeout is no number/],
  ["what is not known", [...API, "--quick"], /--quick/],
])("AHEAD-5 it is used wrongly with %s", (_, args, says) => {
  expect(() => readOptions(args, NOW)).toThrow(says);
});

test("AHEAD-5 help asks for nothing", () => {
  expect(readOptions(["--help"], NOW)).toBeNull();
});
