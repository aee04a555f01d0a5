// @vitest-environment jsdom
import { type FromApp, HOST_MARK } from "@touchline/protocol/host-messages";
import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SportsbookProps } from "./props.ts";
import { Sportsbook } from "./sportsbook.tsx";

const APP = "https://app.example";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("", { status: 404 })),
  );
});
/** An app that is waited for is asked for again later, and files share a worker: so all are removed. */
const shown: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of shown.splice(0)) await unmount();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The component on a page, with an app that records what it is told. */
const show = async (first: Partial<SportsbookProps> = {}) => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const unmount = () => act(async () => root.unmount());
  shown.push(unmount);
  const render = (props: Partial<SportsbookProps>): Promise<void> =>
    act(async () =>
      root.render(
        <StrictMode>
          <Sportsbook appUrl={APP} tenant="velora" {...props} />
        </StrictMode>,
      ),
    );
  await render(first);
  const frame = (): HTMLIFrameElement => place.querySelector("iframe") as HTMLIFrameElement;
  const told: unknown[] = [];
  vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(((data: {
    type: string;
    parts: object;
  }) => {
    if (data.type !== "connect") told.push([data.type, data.parts]);
  }) as never);
  let id = 0;
  const say = async <Name extends keyof FromApp>(type: Name, parts: FromApp[Name]): Promise<void> => {
    id += 1;
    const data = { mark: HOST_MARK, id, type, parts };
    await act(async () => {
      window.dispatchEvent(new MessageEvent("message", { source: frame().contentWindow, origin: APP, data }));
    });
  };
  const ready = () =>
    say("ready", {
      ...{ contract: 1, version: "1", capabilities: [], brand: "velora" },
      ...{ locale: "en", theme: "dark", path: "/live" },
    });
  return { place, render, frame, told, say, ready, unmount };
};

test("PEER-14 the component embeds one app, also under StrictMode, and removes it", async () => {
  const { place, frame, unmount } = await show({ brand: "velora", path: "/live" });
  expect(place.querySelectorAll("iframe")).toHaveLength(1);
  const { pathname, searchParams } = new URL(frame().src);
  expect([pathname, searchParams.get("tenant"), searchParams.get("brand")]).toEqual(["/live", "velora", "velora"]);
  await unmount();
  expect(place.querySelector("iframe")).toBeNull();
});

test("PEER-14 changed props are told to the app, which stays the same", async () => {
  const { render, frame, told, ready } = await show({ theme: "dark" });
  const before = frame();
  await ready();
  await render({ theme: "light", footer: false });
  await render({ theme: "light", footer: false, path: "/live" });
  await render({ theme: "light", footer: false, path: "/live" });
  expect(told).toEqual([
    ["options.updated", { theme: "light", footer: false }],
    ["navigate", { path: "/live", arrival: "push" }],
  ]);
  expect(frame()).toBe(before);
});

test("PEER-14 another tenant or brand is another app", async () => {
  const { render, frame } = await show({ brand: "velora" });
  const before = frame();
  await render({ brand: "paloma" });
  expect(frame()).not.toBe(before);
  expect(new URL(frame().src).searchParams.get("brand")).toBe("paloma");
});

test("HOST-3 events call the handlers of the last render", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { render, frame, say, ready } = await show({ onSlipCount: first });
  await ready();
  await say("slip.count", { count: 1 });
  const before = frame();
  await render({ onSlipCount: second });
  await say("slip.count", { count: 2 });
  expect([first.mock.calls, second.mock.calls]).toEqual([[[{ count: 1 }]], [[{ count: 2 }]]]);
  expect(frame()).toBe(before);
});

test("PEER-14 an address and functions written in the markup do not load the app again, and the last are used", async () => {
  const address = (base: string) => ({ toHost: (path: string) => base + path, toApp: () => null });
  const session = (token: string) => async () => ({ token, punter: { id: "p-1" } });
  const { render, frame, told, say, ready } = await show({ address: address("/a"), getSession: session("a.b.c") });
  const before = frame();
  await render({ address: address("/b"), getSession: session("d.e.f") });
  expect(frame()).toBe(before);
  await ready();
  await say("token.refresh", { reason: "start" });
  expect(told).toEqual([
    ["token.refreshed", { to: 2, answer: "signedIn", session: { token: "d.e.f", punter: { id: "p-1" } } }],
  ]);
  await say("route.changed", { path: "/live", arrival: "push", title: "" });
  expect(location.pathname).toBe("/b/live");
  history.replaceState(null, "", "/");
});

test("PEER-14 on a server the component is an empty element", () => {
  expect(renderToString(<Sportsbook appUrl={APP} tenant="velora" className="book" />)).toBe('<div class="book"></div>');
});
