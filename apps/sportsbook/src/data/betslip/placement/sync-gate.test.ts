import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createManualTime } from "../../../test-support/manual-time.ts";
import type { ConnectionState } from "../../offer/connection.ts";
import { createSaferGambling } from "../../safer-gambling/safer-gambling.ts";
import { createSession } from "../../session/session.ts";
import { createBetslipStore } from "../betslip-store.ts";
import { syncGate } from "./sync-gate.ts";

const open = () => {
  const time = createManualTime();
  const store = createBetslipStore(["single"]);
  const connection = createStore<{ readonly state: ConnectionState }>(() => ({ state: "live" }));
  const session = createSession();
  const { limits } = createSaferGambling();
  const preview = createStore<object | null>(() => null);
  syncGate(store, { connection, session, limits, preview, now: time.now, after: time.after });
  return { time, connection, session, limits, preview, gate: () => store.getState().gate };
};

const signedIn = {
  status: "signedIn",
  tenant: "touchline",
  punter: { id: "1", name: "Jonas", currency: "EUR" },
  logOut: () => undefined,
} as const;

test.each([
  ["live", null],
  ["connecting", "stale"],
  ["reconnecting", "stale"],
  ["stale", "stale"],
  ["offline", "offline"],
] as const)("R7 a connection that is %s has the gate %s", (state, expected) => {
  const { connection, gate } = open();
  connection.setState({ state });
  expect(gate()).toBe(expected);
});

test("PEER-10 a break closes the gate for its punter, until it ends or they sign out", () => {
  const { time, session, limits, gate } = open();
  limits.setState({ limits: [], breakUntil: time.now() + 60_000 });
  expect(gate()).toBeNull();
  session.setState(signedIn, true);
  expect(gate()).toBe("break");
  session.setState({ status: "anonymous" }, true);
  expect(gate()).toBeNull();
  session.setState(signedIn, true);
  time.pass(59_999);
  expect(gate()).toBe("break");
  time.pass(1);
  expect(gate()).toBeNull();
});

test("AHEAD-3 a preview closes the gate before everything else", () => {
  const { connection, preview, gate } = open();
  preview.setState({}, true);
  connection.setState({ state: "offline" });
  expect(gate()).toBe("preview");
  preview.setState(null);
  expect(gate()).toBe("offline");
});
