import type { PunterPreferences } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import type { Chosen } from "./preferences-store.ts";
import { createPunterPreferences } from "./punter-preferences.ts";

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const setUp = ({
  stored = {},
  visitors = {},
  begun = visitors,
}: Record<"stored" | "visitors" | "begun", Chosen> | Record<string, Chosen> = {}) => {
  const time = createManualTime();
  let server = stored as PunterPreferences;
  const failures: Error[] = [];
  const answer = async (): Promise<PunterPreferences> => {
    const failure = failures.shift();
    if (failure) throw failure;
    return server;
  };
  const changes: PunterPreferences[] = [];
  const writeCopy = vi.fn();
  const report = vi.fn();
  const start = () =>
    createPunterPreferences({
      api: {
        preferences: answer,
        changePreferences: async (change) => {
          changes.push(change);
          if (failures.length === 0) server = { ...server, ...change };
          return answer();
        },
      },
      begun,
      visitors,
      writeCopy,
      after: time.after,
      random: () => 1,
      report,
    });
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settled();
  };
  return { start, pass, changes, failures, writeCopy, report, server: () => server };
};

test("PREF-1 BOOT-5 signed in, preferences are the server's, and the next page begins with them", async () => {
  const { start, writeCopy, changes, pass } = setUp({ stored: { theme: "light" }, begun: { theme: "dark" } });
  const punter = start();
  expect(punter.chosen.getState()).toEqual({ theme: "dark" });
  expect(writeCopy).not.toHaveBeenCalled();
  await settled();
  expect(punter.chosen.getState()).toEqual({ theme: "light" });
  expect(writeCopy).toHaveBeenLastCalledWith({ theme: "light" });
  await pass(60_000);
  expect(changes).toEqual([]);
});

test("PREF-1 what the visitor chose fills in what the punter never chose, and changes nothing else", async () => {
  const stored = { theme: "light", defaultPayment: null };
  const { start, pass, changes, server } = setUp({
    stored,
    visitors: { theme: "dark", oddsFormat: "american", defaultPayment: "5.00" },
  });
  const punter = start();
  await settled();
  expect(punter.chosen.getState()).toEqual({ ...stored, oddsFormat: "american" });
  await pass(300);
  expect(changes).toEqual([{ oddsFormat: "american" }]);
  expect(server()).toEqual({ ...stored, oddsFormat: "american" });
  expect(punter.saved.getState()).toBe("unchanged");
});

test("PREF-1 a choice holds at once, and is said to be saved when the server has it", async () => {
  const { start, pass, changes } = setUp();
  const punter = start();
  await settled();
  punter.choose("oddsFormat", "american");
  expect(punter.chosen.getState()).toEqual({ oddsFormat: "american" });
  expect(punter.saved.getState()).toBe("unchanged");
  await pass(300);
  expect(changes).toEqual([{ oddsFormat: "american" }]);
  expect(punter.saved.getState()).toBe("account");
});

test("PREF-1 a choice made before the server answered is not undone by it", async () => {
  const { start, pass, server } = setUp({ stored: { theme: "light" }, visitors: { theme: "dark" } });
  const punter = start();
  punter.choose("theme", "obsidian_blue");
  await settled();
  expect(punter.chosen.getState()).toEqual({ theme: "obsidian_blue" });
  await pass(300);
  expect(server()).toEqual({ theme: "obsidian_blue" });
});

test("PREF-1 a choice that could not be sent is kept for the page, said so, and sent again", async () => {
  const { start, pass, failures, server } = setUp();
  const punter = start();
  await settled();
  failures.push(new Error("no line"));
  punter.choose("oddsFormat", "american");
  await pass(300);
  expect(punter.saved.getState()).toBe("nowhere");
  expect(punter.chosen.getState()).toEqual({ oddsFormat: "american" });
  await pass(1000);
  expect(server()).toEqual({ oddsFormat: "american" });
  expect(punter.saved.getState()).toBe("account");
});

test("a choice that the server refuses is given up", async () => {
  const { start, pass, failures, changes, report } = setUp({ stored: { oddsFormat: "decimal" } });
  const punter = start();
  await settled();
  failures.push(new HttpError("/", 400));
  punter.choose("oddsFormat", "american");
  await pass(300);
  expect(punter.chosen.getState()).toEqual({ oddsFormat: "decimal" });
  expect(punter.saved.getState()).toBe("nowhere");
  expect(report).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(changes).toHaveLength(1);
});

test("BOOT-6 an answer that comes after the punter left is not remembered", async () => {
  const { start, writeCopy } = setUp({ stored: { theme: "light" } });
  start().close();
  await settled();
  expect(writeCopy).not.toHaveBeenCalled();
});
