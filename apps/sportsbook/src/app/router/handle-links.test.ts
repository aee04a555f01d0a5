// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHostLink } from "../../host/host-link.ts";
import { handleLinks } from "./handle-links.ts";

/** What was said to the host, and where the app went. */
let said: unknown[] = [];
let gone: string[] = [];
let preloaded: string[] = [];

const open = (isEmbedded: boolean): void => {
  const host = createHostLink(window, isEmbedded);
  if (isEmbedded) {
    host.setHostOpensLinks();
    host.connect((name, parts) => void said.push([name, parts]));
  }
  const navigation = {
    go: (address: string) => void gone.push(address),
    preload: (address: string) => void preloaded.push(address),
  };
  handleLinks(navigation, host);
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

test("BANNER-5 a deep link leads on inside the app, with a host around it or without", () => {
  open(true);
  expect(click("/live/d_all")).toBe(true);
  expect([gone, said]).toEqual([["/live/d_all"], []]);
});

test("BANNER-5 NAV-5 a page outside is opened by the host, where one is around the app", () => {
  open(true);
  expect(click("https://operator.example/promotion", "_blank")).toBe(true);
  expect([gone, said]).toEqual([[], [["page.asked", { page: "link", url: "https://operator.example/promotion" }]]]);
});

test("BANNER-5 without a host it is the browser's, and so is what is no page of the web", () => {
  open(false);
  expect(click("https://operator.example/promotion", "_blank")).toBe(false);
  open(true);
  expect(click("mailto:help@operator.example")).toBe(false);
  expect([gone, said]).toEqual([[], []]);
});

test.each(["pointerover", "focusin", "touchstart"])("the screen of a link is asked for on %s", (intent) => {
  open(false);
  for (const link of [linkTo("/sports/e_7"), linkTo("/help", "_blank"), linkTo("https://operator.example/promotion")])
    link.dispatchEvent(new Event(intent, { bubbles: true }));
  expect([preloaded, gone]).toEqual([["/sports/e_7"], []]);
});
