// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { watchChunkErrors } from "./boot/chunk-errors.ts";
import type { App } from "./create-app.ts";
import { startLateParts } from "./start-late-parts.ts";

// What waits for the first odds is not tested here, and would begin after the last test.
vi.mock("./boot/when-shown.ts", () => ({ whenShown: () => undefined }));

const openPushSocket = vi.fn();

beforeEach(() => {
  vi.doMock("../net/push-socket.ts", () => ({ openPushSocket }));
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("../net/push-socket.ts");
});

/** A page whose first list has not come. */
const open = () => {
  const notify = vi.fn();
  const connect = vi.fn();
  const chunkMissing = watchChunkErrors(() => undefined);
  const app = {
    env: {
      isEmbedded: false,
      host: { notify },
      version: "1.40.1",
      start: { slug: "nordvik", locale: "no" },
      report: vi.fn(),
    },
    preferences: { preferences: createStore(() => ({ theme: "light" })) },
    navigation: {
      path: () => "/sports/d_all",
      location: createStore(() => ({ route: { view: "sports", filters: {} } })),
    },
    list: { loadState: createStore(() => ({ status: "loading" })) },
    push: { connect },
    lazyBetslips: { onWaiting: () => undefined },
  };
  startLateParts(app as unknown as App);
  return { notify, connect, chunkMissing, report: app.env.report };
};

test("BOOT-11 the page around the app hears that it is ready: its version, brand, language, theme and place", () => {
  const { notify } = open();
  expect(notify.mock.calls).toEqual([
    [
      "ready",
      {
        version: "1.40.1",
        brand: "nordvik",
        locale: "no",
        theme: "light",
        path: "/sports/d_all",
        title: document.title,
        contract: 1,
        capabilities: [],
      },
    ],
  ]);
});

test("PUSH-1 the socket is opened after the first frame", async () => {
  const { connect } = open();
  await vi.waitFor(() => expect(connect).toHaveBeenCalledWith(openPushSocket));
});

test("BOOT-10 PUSH-1 a socket whose script fails to load is a missing part of the app, and not an error", async () => {
  vi.doMock("../net/push-socket.ts", () => {
    throw new Error("no script");
  });
  const { connect, chunkMissing, report } = open();
  await vi.waitFor(() => expect(chunkMissing.getState()).toBe(true));
  expect(connect).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
