import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const NOW = 1_000_000_000_000;
const API = ["--api", "https://api.example/"];

const claims = { iss: "https://host.example", sub: "ana", tenant: "touchline", sid: "s1", currency: "EUR" };
const tokenOf = (said: object): string => `e30.${Buffer.from(JSON.stringify(said)).toString("base64url")}.x`;
const punterToken = (exp: number): string => tokenOf({ ...claims, aud: "touchline", iat: exp - 300, exp });
const onBreak = tokenOf({ ...claims, aud: "touchline", iat: 1, exp: NOW / 1000 + 300, breakUntil: NOW + 1 });

test("AHEAD-5 reads punter and tenant from the token", () => {
  const options = readOptions([...API, "--token", punterToken(NOW / 1000 + 300)], NOW);
  expect(options).toMatchObject({ api: "https://api.example", push: null, tenant: "touchline", place: false });
  expect(options?.claims).toMatchObject({ sub: "ana", currency: "EUR" });
});

test.each<[string, readonly string[], RegExp]>([
  ["no API", [], /^--api is missing$/],
  ["a malformed address", ["--api", "api.example"], /^--api is not an http/],
  ["an address with another scheme", ["--api", "file:///etc"], /^--api is not an http/],
  ["nonsense for a token", [...API, "--token", "x"], /^--token is not a token: a JWT has three parts/],
  ["a token of two parts", [...API, "--host-token", "e30.e30"], /^--host-token is not a token/],
  ["a token without JSON", [...API, "--other-token", "a.b.c"], /^--other-token is not a token/],
  ["a token without claims", [...API, "--token", "e30.e30.x"], /^--token: iss/],
  ["an expired token", [...API, "--token", punterToken(NOW / 1000)], /^--token has expired/],
  [
    "a punter's token for a host's",
    [...API, "--host-token", punterToken(NOW / 1000 + 300)],
    /^--host-token: aud is "touchline"/,
  ],
  ["bets of a punter on a break", [...API, "--place", "--token", onBreak], /^--place: the punter is on a break/],
  ["a malformed timeout", [...API, "--timeout", "soon"], /^--timeout is not a number/],
  ["an unknown option", [...API, "--quick"], /--quick/],
])("AHEAD-5 refuses %s", (_, args, says) => {
  expect(() => readOptions(args, NOW)).toThrow(says);
});

test("AHEAD-5 help needs no other option", () => {
  expect(readOptions(["--help"], NOW)).toBeNull();
});
