// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { requestDeposit, requestLogin, setHostPages } from "./notify-host.ts";

afterEach(() => vi.unstubAllGlobals());

test("NAV-9 without a host on our origin the page around us is asked to log in", () => {
  const heard = vi.fn();
  window.addEventListener("touchline:login", heard, { once: true });
  requestLogin();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("NAV-9 a host that answers is gone to, and leads back to the same place", () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/sports/d_all", search: "?brand=nordvik&locale=nb", assign });
  setHostPages({ signIn: "/host/sign-in", deposit: "/host/deposit" });
  requestLogin();
  expect(assign).toHaveBeenCalledWith("/host/sign-in?return=%2Fsports%2Fd_all%3Fbrand%3Dnordvik%26locale%3Dnb");
});

test("STAKE-4 money is asked for where the brand takes it, else of the host, else of the page around us", () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/live", search: "", assign });
  setHostPages({ signIn: "/host/sign-in", deposit: "/host/deposit" });
  requestDeposit(null);
  requestDeposit("https://operator.example/cashier");
  expect(assign.mock.calls).toEqual([["/host/deposit?return=%2Flive"], ["https://operator.example/cashier"]]);
});
