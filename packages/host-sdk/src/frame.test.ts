// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP, embed, SESSION } from "./test-support/embedded.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("HOST-1 the frame's address has what the page decides, and never a token", () => {
  const { app } = embed({
    brand: "velora",
    locale: "pt-BR",
    theme: "dark",
    currency: "EUR",
    path: "/live?tenant=other&brand=other&x=1",
    getSession: async () => SESSION,
  });
  const url = new URL(app.frame.src);
  expect(url.origin + url.pathname).toBe("https://app.example/live");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    x: "1",
    tenant: "northgate",
    brand: "velora",
    locale: "pt-BR",
    theme: "dark",
    currency: "EUR",
    standalone: "false",
  });
});

test("HOST-1 tenant and language may have the names of a host context, and a link sets neither", () => {
  const path = "/live?tenantId=other&activeLocale=fi&x=1";
  const { app } = embed({ tenant: undefined, tenantId: "northgate", activeLocale: "pt-BR", path });
  expect(Object.fromEntries(new URL(app.frame.src).searchParams)).toEqual({
    x: "1",
    tenant: "northgate",
    locale: "pt-BR",
    standalone: "false",
  });
});

test("HOST-1 parts that the page replaces are hidden from the first paint", () => {
  const { searchParams } = new URL(embed({ header: false, footer: true }).app.frame.src);
  expect([searchParams.get("header"), searchParams.get("footer")]).toEqual(["false", null]);
});

test("HOST-1 a link cannot set what the page did not, nor remove header and footer", () => {
  const path = "/live?brand=other&theme=other&header=false&footer=false&token=a.b.c&punterToken=a.b.c&x=1";
  const { searchParams } = new URL(embed({ path }).app.frame.src);
  expect(Object.fromEntries(searchParams)).toEqual({ x: "1", tenant: "northgate", standalone: "false" });
});

test.each(["//evil.example", ".evil.example", "@evil.example", "https://evil.example/", "\\\\evil.example"])(
  "R13 a path of %s stays on the app's origin",
  (path) => {
    expect(new URL(embed({ path }).app.frame.src).origin).toBe(APP);
  },
);

test("R13 the frame is sandboxed, fills its container and needs no inline style", () => {
  const { frame } = embed({ title: "Betting" }).app;
  expect(frame.getAttribute("sandbox")?.split(" ").toSorted()).toEqual([
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
  ]);
  expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect([frame.title, frame.style.width, frame.style.height]).toEqual(["Betting", "100%", "100%"]);
});
