// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Pages = typeof import("./host-pages.ts");
type Line = typeof import("./host-line.ts");
let pages: Pages;
let line: Line;
const assign = vi.fn();

const OWN = {
  signIn: "/host/sign-in",
  deposit: "/host/deposit",
  limits: "/host/limits",
  timeOut: "/host/time-out",
  selfExclusion: "/host/self-exclusion",
  help: "/host/help",
};

beforeEach(async () => {
  vi.resetModules();
  pages = await import("./host-pages.ts");
  line = await import("./host-line.ts");
  vi.stubGlobal("location", { pathname: "/sports/d_all", search: "?brand=nordvik&locale=nb", assign });
});

afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

/** What a page that stands alone hears of its own window. */
const heardOf = (name: string): unknown[] => {
  const heard: unknown[] = [];
  window.addEventListener(`touchline:${name}`, (event) => heard.push((event as CustomEvent).detail), { once: true });
  return heard;
};

test("NAV-9 without a host on our origin the page around us is asked to log in", () => {
  const heard = heardOf("login.asked");
  pages.requestLogin();
  expect(heard).toEqual([{ path: "/sports/d_all" }]);
});

test("NAV-9 a host that answers is gone to, and leads back to the same place", () => {
  pages.setHostPages(OWN);
  pages.requestLogin();
  expect(assign).toHaveBeenCalledWith("/host/sign-in?return=%2Fsports%2Fd_all%3Fbrand%3Dnordvik%26locale%3Dnb");
});

test("STAKE-4 money is asked for where the brand takes it, else of the host", () => {
  pages.setHostPages(OWN);
  pages.requestDeposit(null);
  pages.requestDeposit("https://operator.example/cashier");
  expect(assign.mock.calls).toEqual([
    ["/host/deposit?return=%2Fsports%2Fd_all%3Fbrand%3Dnordvik%26locale%3Dnb"],
    ["https://operator.example/cashier"],
  ]);
});

test("NAV-5 the side menu and the casino are the host's, and limits where it has no page for them", () => {
  const said: unknown[] = [];
  line.awaitHost()((name, parts) => void said.push([name, parts]));
  pages.requestPage("side-menu");
  pages.requestPage("casino");
  pages.requestPage("limits");
  expect(said).toEqual([
    ["page.asked", { page: "side-menu" }],
    ["page.asked", { page: "casino" }],
    ["page.asked", { page: "limits" }],
  ]);
});

test("PEER-10 a host on our origin has its own pages for limits and breaks", () => {
  pages.setHostPages(OWN);
  pages.requestPage("time-out");
  expect(assign.mock.calls[0]?.[0]).toMatch(/^\/host\/time-out\?return=/);
});

test("BANNER-5 what lies outside is opened by the host where there is one around us, else by the browser", () => {
  pages.openLink("https://operator.example/promotion");
  expect(assign).toHaveBeenCalledWith("https://operator.example/promotion");
  const said: unknown[] = [];
  line.awaitHost()((name, parts) => void said.push([name, parts]));
  pages.setHeld();
  pages.openLink("https://operator.example/promotion");
  expect(said).toEqual([["page.asked", { page: "link", url: "https://operator.example/promotion" }]]);
  expect(assign).toHaveBeenCalledTimes(1);
});

test("PEER-14 what is said before the line is there is said once it is, in its order, and never without end", () => {
  const join = line.awaitHost();
  for (let count = 0; count < 150; count += 1) line.notifyHost("slip.count", { count });
  const said: number[] = [];
  join((_name, parts) => void said.push((parts as { count: number }).count));
  line.notifyHost("slip.count", { count: 999 });
  expect(said).toHaveLength(101);
  expect([said[0], said[99], said[100]]).toEqual([0, 99, 999]);
});
