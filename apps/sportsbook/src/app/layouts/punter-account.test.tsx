// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { createSession, type Session } from "../../data/session/session.ts";
import { openSamplePage } from "../../features/betslip/test-support/sample-panel.tsx";
import { ServicesContext } from "../services.ts";
import { PunterAccount } from "./punter-account.tsx";

afterEach(cleanup);

const HERE: Session = {
  status: "signedIn",
  tenant: "demo",
  punter: { id: "1", name: "Jo Kim", currency: "EUR" },
  logOut: () => undefined,
};

const show = (here: Session) => {
  const session = createSession();
  session.setState(here, true);
  const { betslips, store } = openSamplePage();
  const config = createAppConfig({ brand: defaultBrand, currency: null, version: "1" });
  render(
    <ServicesContext value={{ config, session } as never}>
      <BetslipsContext value={betslips}>
        <PunterAccount />
      </BetslipsContext>
    </ServicesContext>,
  );
  return store;
};

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
