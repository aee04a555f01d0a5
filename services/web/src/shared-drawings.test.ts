import { expect, test, vi } from "vitest";
import { createShared } from "./shared-drawings.ts";

const createClocked = (most = 10) => {
  const clock = { now: 0 };
  return { clock, shared: createShared<string>({ lifetime: 1_000, most, now: () => clock.now }) };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("AHEAD-10 a stampede costs one drawing: whoever asks while a page is drawn waits for it", async () => {
  const { shared } = createClocked();
  const drawing = Promise.withResolvers<string>();
  const draw = vi.fn(() => drawing.promise);
  const all = Promise.all(Array.from({ length: 1_000 }, () => shared.get("/sports", draw)));
  drawing.resolve("page");
  expect(new Set(await all)).toEqual(new Set(["page"]));
  expect(draw).toHaveBeenCalledTimes(1);
});

test("AHEAD-10 a page is given to others for a second after it was drawn, then drawn anew", async () => {
  const { clock, shared } = createClocked();
  let drawn = 0;
  const draw = async (): Promise<string> => `page ${(drawn += 1)}`;
  await shared.get("/", draw);
  await settled();
  clock.now = 999;
  expect([shared.has("/"), await shared.get("/", draw)]).toEqual([true, "page 1"]);
  clock.now = 1_000;
  expect([shared.has("/"), await shared.get("/", draw)]).toEqual([false, "page 2"]);
});

test("pages of other keys are drawn by themselves", async () => {
  const { shared } = createClocked();
  expect(await shared.get("/ de", async () => "Sport")).toBe("Sport");
  expect(await shared.get("/ fi", async () => "Urheilu")).toBe("Urheilu");
});

test("what cannot be made is not tried for each visitor", async () => {
  const { shared } = createClocked();
  const fail = vi.fn(() => Promise.reject(new Error("no answer")));
  await expect(shared.get("/", fail)).rejects.toThrow("no answer");
  await settled();
  await expect(shared.get("/", fail)).rejects.toThrow("no answer");
  expect(fail).toHaveBeenCalledTimes(1);
});

test("keeps no more than it is told to, and forgets the oldest first", async () => {
  const { shared } = createClocked(2);
  for (const key of ["a", "b", "c"]) {
    await shared.get(key, async () => key);
    await settled();
  }
  expect(["a", "b", "c"].map(shared.has)).toEqual([false, true, true]);
});
