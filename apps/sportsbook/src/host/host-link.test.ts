import { beforeEach, expect, test, vi } from "vitest";
import { createHostLink } from "./host-link.ts";

const assign = vi.fn();
const dispatchEvent = vi.fn((_event: Event) => true);
const page = { location: { pathname: "/sports/d_all", search: "?brand=nordvik&locale=nb", assign }, dispatchEvent };

const OWN = {
  signIn: "/host/sign-in",
  deposit: "/host/deposit",
  limits: "/host/limits",
  timeOut: "/host/time-out",
  selfExclusion: "/host/self-exclusion",
  help: "/host/help",
};

beforeEach(() => {
  vi.clearAllMocks();
});

test("NAV-9 without a host on our origin the page around us is asked to log in", () => {
  createHostLink(page, false).requestLogin();
  const [event] = dispatchEvent.mock.calls[0] as [CustomEvent];
  expect([event.type, event.detail]).toEqual(["touchline:login.asked", { path: "/sports/d_all" }]);
});

test("NAV-9 a host that answers is gone to, and leads back to the same place", () => {
  const host = createHostLink(page, false);
  host.setOwnPages(OWN);
  host.requestLogin();
  expect(assign).toHaveBeenCalledWith("/host/sign-in?return=%2Fsports%2Fd_all%3Fbrand%3Dnordvik%26locale%3Dnb");
});

test("STAKE-4 money is asked for where the brand takes it, else of the host", () => {
  const host = createHostLink(page, false);
  host.setOwnPages(OWN);
  host.requestDeposit(null);
  host.requestDeposit("https://operator.example/cashier");
  expect(assign.mock.calls).toEqual([
    ["/host/deposit?return=%2Fsports%2Fd_all%3Fbrand%3Dnordvik%26locale%3Dnb"],
    ["https://operator.example/cashier"],
  ]);
});

test("NAV-5 the side menu and the casino are the host's, and limits where it has no page for them", () => {
  const said: unknown[] = [];
  const host = createHostLink(page, true);
  host.connect((name, parts) => void said.push([name, parts]));
  host.requestPage("side-menu");
  host.requestPage("casino");
  host.requestPage("limits");
  expect(said).toEqual([
    ["page.asked", { page: "side-menu" }],
    ["page.asked", { page: "casino" }],
    ["page.asked", { page: "limits" }],
  ]);
});

test("PEER-10 a host on our origin has its own pages for limits and breaks", () => {
  const host = createHostLink(page, false);
  host.setOwnPages(OWN);
  host.requestPage("time-out");
  expect(assign.mock.calls[0]?.[0]).toMatch(/^\/host\/time-out\?return=/);
});

test("BANNER-5 what lies outside is opened by the host where there is one around us, else by the browser", () => {
  createHostLink(page, false).openLink("https://operator.example/promotion");
  expect(assign).toHaveBeenCalledWith("https://operator.example/promotion");
  const said: unknown[] = [];
  const host = createHostLink(page, true);
  host.connect((name, parts) => void said.push([name, parts]));
  host.setHostOpensLinks();
  host.openLink("https://operator.example/promotion");
  expect(said).toEqual([["page.asked", { page: "link", url: "https://operator.example/promotion" }]]);
  expect(assign).toHaveBeenCalledTimes(1);
});

test("PEER-14 what is said before the line is there is said once it is, in its order, and never without end", () => {
  const host = createHostLink(page, true);
  for (let count = 0; count < 150; count += 1) host.notify("slip.count", { count });
  const said: number[] = [];
  host.connect((_name, parts) => void said.push((parts as { count: number }).count));
  host.notify("slip.count", { count: 999 });
  expect(said).toHaveLength(101);
  expect([said[0], said[99], said[100]]).toEqual([0, 99, 999]);
});

test("AHEAD-9 a break is asked of the page around us, or begun at the host on our origin, whose page is the way where it fails", async () => {
  const startOwnBreak = vi.fn(async () => undefined);
  const host = createHostLink(page, false, startOwnBreak);
  host.requestBreak(24);
  const [event] = dispatchEvent.mock.calls[0] as [CustomEvent];
  expect([event.type, event.detail]).toEqual(["touchline:break.asked", { hours: 24 }]);
  host.setOwnPages(OWN);
  host.requestBreak(24);
  expect(startOwnBreak).toHaveBeenCalledExactlyOnceWith(24);
  expect(assign).not.toHaveBeenCalled();
  startOwnBreak.mockRejectedValueOnce(new Error("no break"));
  host.requestBreak(24);
  await expect.poll(() => assign.mock.calls.length).toBe(1);
  expect(String(assign.mock.calls[0])).toContain("/host/time-out");
});
