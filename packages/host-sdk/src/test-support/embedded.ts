import { type FromApp, type FromHost, HOST_MARK } from "@touchline/protocol/host-messages";
import { onTestFinished, vi } from "vitest";
import { createSportsbook } from "../create-sportsbook.ts";
import type { Sportsbook, SportsbookOptions } from "../sportsbook.ts";

export const APP = "https://app.example";

export const READY: FromApp["ready"] = {
  contract: 1,
  version: "1.0.0",
  capabilities: ["options"],
  brand: "velora",
  locale: "en",
  theme: "dark",
  path: "/sports",
};

export const SESSION: FromHost["session.updated"]["session"] = {
  token: "header.canary.signature",
  expiresAt: 1_800_000_000_000,
  punter: { id: "p-1", nickname: "Jonas" },
  currency: "EUR",
};

export const WALLET: FromHost["wallet.changed"] = { enabled: true, activeCurrencyBalance: "248.60", currency: "EUR" };

interface Posted {
  readonly mark: string;
  readonly id: number;
  readonly type: keyof FromHost;
  readonly parts: never;
}

/** Simulates the app: records messages, and sends its own. */
export const playApp = (frame: HTMLIFrameElement) => {
  const spy = vi.spyOn(frame.contentWindow as Window, "postMessage");
  let said = 0;

  const forge = (data: unknown, { source = frame.contentWindow as unknown, origin = APP } = {}): void => {
    window.dispatchEvent(new MessageEvent("message", { source: source as Window, origin, data }));
  };
  const say = <Name extends keyof FromApp>(type: Name, parts: FromApp[Name]): void => {
    said += 1;
    forge({ mark: HOST_MARK, id: said, type, parts });
  };
  const posted = (): readonly Posted[] => spy.mock.calls.map(([data]) => data as Posted);

  return {
    frame,
    forge,
    say,
    ready: (parts: Partial<FromApp["ready"]> = {}): void => say("ready", { ...READY, ...parts }),
    /** Simulates a newly loaded document, which counts from one. */
    load: (): void => {
      said = 0;
      frame.dispatchEvent(new Event("load"));
    },
    /** All posted messages except `connect`. */
    told: (): readonly (readonly [string, object])[] =>
      posted().flatMap(({ type, parts }) => (type === "connect" ? [] : [[type, parts] as const])),
    introductions: (): readonly FromHost["connect"][] =>
      posted().flatMap(({ type, parts }) => (type === "connect" ? [parts] : [])),
    ids: (): readonly number[] => posted().map(({ id }) => id),
    targets: (): ReadonlySet<unknown> => new Set(spy.mock.calls.map(([, target]) => target)),
    forget: (): void => void spy.mockClear(),
  };
};

export type PlayedApp = ReturnType<typeof playApp>;

/** A page with the app, not connected yet. */
export const embed = (
  options: Partial<SportsbookOptions> = {},
): { readonly sportsbook: Sportsbook; readonly app: PlayedApp; readonly container: HTMLElement } => {
  // The app's server has nothing to say about an app that is late.
  if (!vi.isMockFunction(globalThis.fetch))
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("", { status: 404 })),
    );
  const container = document.createElement("div");
  document.body.append(container);
  const sportsbook = createSportsbook({ container, appUrl: APP, tenant: "northgate", ...options });
  // An app that is waited for is asked for again later: files share a worker.
  onTestFinished(sportsbook.destroy);
  return { sportsbook, container, app: playApp(container.querySelector("iframe") as HTMLIFrameElement) };
};
