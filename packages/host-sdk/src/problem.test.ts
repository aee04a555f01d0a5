// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP, embed } from "./test-support/embedded.ts";

const HERE = location.origin;
const answers = vi.fn();
const logged = vi.spyOn(console, "error");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answers);
  logged.mockReset().mockImplementation(() => undefined);
  answers.mockReset().mockResolvedValue(Response.json({ hosts: [HERE] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const embedAndListen = () => {
  const embedded = embed();
  const errors: { readonly code: string; readonly message: string }[] = [];
  embedded.sportsbook.on("error", (error) => errors.push(error));
  return { ...embedded, errors, text: () => embedded.container.textContent };
};

const refusals = {
  FRAME_REFUSED: {
    answer: async () => Response.json({ hosts: ["https://www.northgate.example"] }),
    says: [HERE, "northgate", "https://www.northgate.example", `TENANT_HOSTS='{"northgate":["${HERE}"]}'`],
  },
  TENANT_UNKNOWN: {
    answer: async () => Response.json({ error: "TENANT_UNKNOWN" }, { status: 404 }),
    says: ["northgate", APP],
  },
  APP_UNREACHABLE: {
    answer: async () => {
      throw new TypeError("Failed to fetch");
    },
    says: [APP, "appUrl", "connect-src"],
  },
} as const;

test.each(Object.entries(refusals))(
  "HOST-5 %s is named within two seconds, with what to do",
  async (code, { answer, says }) => {
    answers.mockImplementation(answer);
    const { app, errors, text } = embedAndListen();
    app.load();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(answers).toHaveBeenCalledExactlyOnceWith(`${APP}/sdk/v1/tenants/northgate.json`);
    expect(errors.map((error) => error.code)).toEqual([code]);
    for (const part of says) expect(errors[0]?.message).toContain(part);
    expect(logged).toHaveBeenCalledTimes(1);
    // On localhost the reason is on the page as well.
    expect(text()).toContain("The sportsbook cannot be shown right now.");
    expect(text()).toContain(code);
  },
);

test.each([
  ["FRAME_REFUSED", 0],
  ["TENANT_UNKNOWN", 0],
  ["APP_UNREACHABLE", 12],
] as const)("HOST-2 after %s the app is asked %i times in a minute", async (code, times) => {
  answers.mockImplementation(refusals[code].answer);
  const { app } = embedAndListen();
  await vi.advanceTimersByTimeAsync(1_500);
  app.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(app.introductions()).toHaveLength(times);
});

test.each([
  ["the page is listed", async () => Response.json({ hosts: [HERE] })],
  ["an older server sends a page", async () => new Response("<!doctype html>")],
  ["a server of another kind has no such file", async () => new Response("", { status: 404 })],
])("HOST-2 a slow app is waited for where %s", async (_, answer) => {
  answers.mockImplementation(answer);
  const { app, errors, text } = embedAndListen();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(errors).toEqual([]);
  expect(text()).toBe("");
  app.forget();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(app.introductions()).toHaveLength(4);
});

test("HOST-2 an app that answers in time is not asked about", async () => {
  const { app } = embedAndListen();
  await vi.advanceTimersByTimeAsync(900);
  app.ready();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answers).not.toHaveBeenCalled();
});

test("PEER-14 a skeleton is shown until the app is there, and a failed frame can be loaded again", async () => {
  const { app, container } = embedAndListen();
  expect(container.querySelector("[aria-busy]")).not.toBeNull();
  app.load();
  expect(container.querySelector("[aria-busy]")).toBeNull();
  answers.mockImplementation(refusals.APP_UNREACHABLE.answer);
  await vi.advanceTimersByTimeAsync(1_500);
  const [retry] = container.getElementsByTagName("button");
  expect(retry?.textContent).toBe("Try again");
  retry?.click();
  expect(container.querySelector("[aria-busy]")).not.toBeNull();
  app.load();
  app.ready();
  expect(container.querySelector("[role=alert], [aria-busy]")).toBeNull();
});
