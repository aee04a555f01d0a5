import * as protocol from "@touchline/protocol";
import { expect, test } from "vitest";
import { nameOf, type Route } from "../wire/call.ts";
import { CHECKS } from "./index.ts";
import { HOST_SAMPLES, PUNTER_SAMPLES } from "./samples.ts";

type Table = Readonly<Record<string, Route>>;

/** Every route table of the contract, including future ones. */
const tables = Object.entries(protocol).flatMap(([name, value]) =>
  name.endsWith("Routes") ? [[name, value as Table] as const] : [],
);
const routes = tables.flatMap(([, table]) => Object.values(table));

const isAbout = (subject: string, name: string): boolean => name === subject || name.startsWith(`${subject} `);

test("AHEAD-5 finds the tables of the contract", () => {
  expect(tables.map(([name]) => name).toSorted()).toEqual([
    "betRoutes",
    "betslipRoutes",
    "brandRoutes",
    "hostRoutes",
    "offerRoutes",
    "punterRoutes",
    "ticketRoutes",
  ]);
});

test.each(routes.map((route) => [nameOf(route)]))("AHEAD-5 %s has a check of its answer", (subject) => {
  const refusals = /without a good token|with a wrong|with a (punter|host)'s token|is kept by nobody|of nobody's$/;
  expect(CHECKS.filter(({ name }) => isAbout(subject, name) && !refusals.test(name))).not.toEqual([]);
});

const personal = [protocol.punterRoutes, protocol.betRoutes, protocol.ticketRoutes, protocol.hostRoutes];

test.each(personal.flatMap((table) => Object.values(table)).map((route) => [nameOf(route)]))(
  "AHEAD-5 %s is checked without a valid token",
  (subject) => {
    expect(CHECKS.map(({ name }) => name)).toContain(`${subject} without a good token`);
  },
);

test.each(Object.keys(protocol.clientEvents))("AHEAD-5 the push message %s has a check", (event) => {
  expect(CHECKS.some(({ name }) => isAbout(`push ${event}`, name))).toBe(true);
});

test("AHEAD-5 names of checks are unique, and each says what it proves and what to do", () => {
  const names = CHECKS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(CHECKS.filter(({ proves, fix }) => !proves.endsWith(".") || fix === "")).toEqual([]);
});

test.each([...PUNTER_SAMPLES, ...HOST_SAMPLES].map(({ route, call }) => [nameOf(route), route, call] as const))(
  "AHEAD-5 the sample call of %s is valid",
  (_, route, call) => {
    const { query = {}, body } = call();
    expect(route.query?.safeParse(query).error?.issues ?? []).toEqual([]);
    expect(route.body?.safeParse(body).error?.issues ?? []).toEqual([]);
  },
);
