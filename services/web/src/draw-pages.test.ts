import { createLog } from "@touchline/server-kit";
import { expect, test, vi } from "vitest";
import type { AppEntry, PageRequest } from "./app-entry.ts";
import { createPages } from "./draw-pages.ts";

const log = createLog("test");
log.level = "silent";

const TEMPLATE = '<meta name="touchline-hosts" content="" />';
const request: PageRequest = { address: "/sports", languages: [], isPhone: true };
const visitor = { visitor: "203.0.113.7", hosts: ["https://operator.example"] };

const createTestPages = (draw: AppEntry["draw"], more: { timeout?: number; mostDrawings?: number } = {}) =>
  createPages({
    app: { plan: ({ address }) => (address === "/own" ? null : { key: address }), draw },
    ...{ askApi: () => fetch, timeout: 1_000, lifetime: 1_000, mostDrawings: 2, log, ...more },
  });

test("AHEAD-10 a page is drawn once for all, with the hosts that may embed it", async () => {
  const draw = vi.fn(async () => TEMPLATE);
  const pages = createTestPages(draw);
  const all = await Promise.all(Array.from({ length: 100 }, () => pages(request, visitor)));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(String(await all[99]?.body("identity"))).toContain('content="https://operator.example"');
  await pages(request, { ...visitor, hosts: [] });
  expect(draw).toHaveBeenCalledTimes(2);
});

test("AHEAD-10 a page that cannot be drawn, is each visitor's own or is not drawn in time is sent as it was built", async () => {
  expect(await createTestPages(() => Promise.reject(new Error("no answer")))(request, visitor)).toBeNull();
  expect(await createTestPages(async () => TEMPLATE)({ ...request, address: "/own" }, visitor)).toBeNull();
  expect(await createTestPages(async () => null)(request, visitor)).toBeNull();
  expect(await createTestPages(() => new Promise(() => undefined), { timeout: 10 })(request, visitor)).toBeNull();
});

test("AHEAD-10 there are never more drawings at a time than the node can take", async () => {
  const drawings: (() => void)[] = [];
  const draw = () => new Promise<string>((resolve) => drawings.push(() => resolve(TEMPLATE)));
  const pages = createTestPages(draw, { timeout: 20_000 });
  const begun = ["/a", "/b"].map((address) => pages({ ...request, address }, visitor));
  expect(await pages({ ...request, address: "/c" }, visitor)).toBeNull();
  for (const end of drawings) end();
  expect((await Promise.all(begun)).every((page) => page !== null)).toBe(true);
});
