// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { requestLogin, setSignInPage } from "./notify-host.ts";

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
  setSignInPage("/host/sign-in");
  requestLogin();
  expect(assign).toHaveBeenCalledWith("/host/sign-in?return=%2Fsports%2Fd_all%3Fbrand%3Dnordvik%26locale%3Dnb");
});
