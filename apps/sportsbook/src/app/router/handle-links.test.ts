// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What was said to the host, and where the app went. */
let said: unknown[] = [];
let gone: string[] = [];
let preloaded: string[] = [];

/** In a page of its own: whether a host is around is decided once for a page. */
const open = async (isHeld: boolean): Promise<void> => {
  vi.resetModules();
  const { awaitHost } = await import("../../host/host-line.ts");
  const { setHeld } = await import("../../host/host-pages.ts");
  const { handleLinks } = await import("./handle-links.ts");
  if (isHeld) {
    setHeld();
    awaitHost()((name, parts) => void said.push([name, parts]));
  }
  handleLinks({
    go: (address) => void gone.push(address),
    preload: (address) => void preloaded.push(address),
  });
};

const linkTo = (href: string, target = ""): HTMLAnchorElement => {
  const link = Object.assign(document.createElement("a"), { href, target });
  document.body.append(link);
  return link;
};

const click = (href: string, target = ""): boolean => {
  const link = linkTo(href, target);
  // What nobody has dealt with is the browser's.
  return !link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};

beforeEach(() => {
  said = [];
  gone = [];
  preloaded = [];
  vi.spyOn(document, "addEventListener");
});
afterEach(() => {
  for (const [name, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(name, listener as EventListener);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("BANNER-5 a deep link leads on inside the app, with a host around it or without", async () => {
  await open(true);
  expect(click("/live/d_all")).toBe(true);
  expect([gone, said]).toEqual([["/live/d_all"], []]);
});

test("BANNER-5 NAV-5 a page outside is opened by the host, where one is around the app", async () => {
  await open(true);
  expect(click("https://operator.example/promotion", "_blank")).toBe(true);
  expect([gone, said]).toEqual([[], [["page.asked", { page: "link", url: "https://operator.example/promotion" }]]]);
});

test("BANNER-5 without a host it is the browser's, and so is what is no page of the web", async () => {
  await open(false);
  expect(click("https://operator.example/promotion", "_blank")).toBe(false);
  await open(true);
  expect(click("mailto:help@operator.example")).toBe(false);
  expect([gone, said]).toEqual([[], []]);
});

test.each(["pointerover", "focusin", "touchstart"])("the screen of a link is asked for on %s", async (intent) => {
  await open(false);
  for (const link of [linkTo("/sports/e_7"), linkTo("/help", "_blank"), linkTo("https://operator.example/promotion")])
    link.dispatchEvent(new Event(intent, { bubbles: true }));
  expect([preloaded, gone]).toEqual([["/sports/e_7"], []]);
});
