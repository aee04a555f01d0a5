// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { createSaferGambling, SaferGamblingContext } from "../../data/safer-gambling/safer-gambling.ts";
import { createSession, type Session } from "../../data/session/session.ts";
import { ConfigContext } from "../../entities/config/config-context.ts";
import { SessionContext } from "../../entities/session/session-context.ts";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { openSamplePage } from "../../features/betslip/test-support/sample-panel.tsx";
import { createHostLink, HostLinkContext } from "../../host/host-link.ts";
import { ServicesContext } from "../services.ts";
import { PunterAccount } from "./punter-account.tsx";

afterEach(cleanup);

const HERE: Session = {
  status: "signedIn",
  tenant: "demo",
  punter: { id: "1", name: "Jo Kim", currency: "EUR" },
  logOut: () => undefined,
};

const OWN_PAGES = { signIn: "/in", deposit: "/cashier", limits: "/l", timeOut: "/t", selfExclusion: "/s", help: "/h" };

interface ShowOptions {
  readonly hasOwnPages?: boolean;
  readonly depositUrl?: string | null;
  readonly breakUntil?: number | null;
}

const show = (here: Session, { hasOwnPages = false, depositUrl = null, breakUntil = null }: ShowOptions = {}) => {
  const session = createSession();
  session.setState(here, true);
  const { betslips, store } = openSamplePage();
  const { generalSettings } = defaultBrand.settings;
  const header = { ...generalSettings.header, depositUrl };
  const settings = { ...defaultBrand.settings, generalSettings: { ...generalSettings, header } };
  const config = createAppConfig({ brand: { ...defaultBrand, settings }, currency: null, version: "1" });
  const assign = vi.fn();
  const host = createHostLink(
    { location: { pathname: "/live", search: "", assign }, dispatchEvent: () => true } as never,
    false,
  );
  if (hasOwnPages) host.setOwnPages(OWN_PAGES);
  const saferGambling = createSaferGambling();
  saferGambling.limits.setState({ limits: [], breakUntil }, true);
  render(
    <ServicesContext value={{} as never}>
      <NarrowContext value={false}>
        <HostLinkContext value={host}>
          <SaferGamblingContext value={saferGambling}>
            <ConfigContext value={config}>
              <SessionContext value={session}>
                <BetslipsContext value={betslips}>
                  <PunterAccount />
                </BetslipsContext>
              </SessionContext>
            </ConfigContext>
          </SaferGamblingContext>
        </HostLinkContext>
      </NarrowContext>
    </ServicesContext>,
  );
  return Object.assign(store, { assign });
};

test("NAV-8 who is here deposits beside the balance where the operator has a page for it", () => {
  const { assign } = show(HERE, { hasOwnPages: true });
  act(() => screen.getByRole("button", { name: "Deposit" }).click());
  expect(assign).toHaveBeenCalledWith("/cashier?return=%2Flive");
});

test.each([
  ["the operator has no page", {}],
  ["the header links to the brand's own", { hasOwnPages: true, depositUrl: "https://brand.example/deposit" }],
  ["the punter takes a break", { hasOwnPages: true, breakUntil: Date.now() + 60_000 }],
])("NAV-8 there is no deposit beside the balance where %s", (_why, options) => {
  show(HERE, options);
  expect(screen.queryByRole("button", { name: "Deposit" })).toBeNull();
});

test("HOST-4 the balance of who is here stands in the header, and follows the wallet", async () => {
  const store = show(HERE);
  expect(await screen.findByText("Balance: €248.60")).toBeDefined();
  act(() => store.setState(({ wallet }) => ({ wallet: { ...wallet, balance: 100n } })));
  expect(screen.getByText("Balance: €1.00")).toBeDefined();
  act(() => store.setState(({ wallet }) => ({ wallet: { ...wallet, enabled: false } })));
  expect(screen.queryByText(/^Balance/)).toBeNull();
});

test("HOST-4 a visitor has no balance", () => {
  show({ status: "anonymous" });
  expect(screen.queryByText(/^Balance/)).toBeNull();
  expect(screen.getByRole("button", { name: "Log in" })).toBeDefined();
});

test("HOST-4 who was signed in is not asked to log in while the host's answer is awaited", () => {
  show({ status: "unknown", wasSignedIn: true });
  expect(screen.queryByRole("button", { name: "Log in" })).toBeNull();
  cleanup();
  show({ status: "unknown" });
  expect(screen.getByRole("button", { name: "Log in" })).toBeDefined();
});
