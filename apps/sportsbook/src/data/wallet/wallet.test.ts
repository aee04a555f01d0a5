import type { WalletAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createBetslipStore } from "../betslip/betslip-store.ts";
import { createWallet } from "./wallet.ts";

const setUp = () => {
  const time = createFakeTime();
  const store = createBetslipStore([]);
  const answers: { give: (answer: WalletAnswer) => void; fail: () => void }[] = [];
  const ask = vi.fn(
    () =>
      new Promise<WalletAnswer>((resolve, reject) =>
        answers.push({ give: resolve, fail: () => reject(new Error("not reachable")) }),
      ),
  );
  const report = vi.fn();
  const askHost = vi.fn();
  const kept = createWallet({ client: openQueryClient(report), owner: "touchline jonas", store, ask, askHost, report });
  const answer = async (balance: string, enabled = true): Promise<void> => {
    answers.shift()?.give({ enabled, currency: "EUR", activeCurrencyBalance: balance });
    await settle();
  };
  const fail = async (): Promise<void> => {
    answers.shift()?.fail();
    await settle();
  };
  return { time, wallet: () => store.getState().wallet, ask, askHost, kept, answer, fail, report };
};

test("HOST-4 the balance is asked for at once and every sixty seconds", async () => {
  const { time, wallet, ask, answer } = setUp();
  await answer("100.00");
  expect(wallet()).toEqual({ enabled: true, currency: "EUR", balance: 10_000n });
  await time.pass(59_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await time.pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await answer("90.00");
  expect(wallet().balance).toBe(9000n);
});

test("BOOT-9 a failure leaves the balance as it is, and it is asked for again", async () => {
  const { time, wallet, ask, answer, fail, report } = setUp();
  await answer("100.00");
  await time.pass(60_000);
  await fail();
  expect(report).toHaveBeenCalledTimes(1);
  expect(wallet().balance).toBe(10_000n);
  await time.pass(2000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("PLACE-2 what is told of the balance is shown, and an older answer does not undo it", async () => {
  const { wallet, kept, answer } = setUp();
  await answer("100.00");
  kept.refresh();
  kept.tell("98.00");
  await answer("100.00");
  expect(wallet().balance).toBe(9800n);
});

test("PLACE-2 a balance that is told before the first answer makes it be asked for again", async () => {
  const { wallet, kept, answer } = setUp();
  kept.tell("98.00");
  await answer("100.00");
  expect(wallet().enabled).toBe(false);
  await answer("98.00");
  expect(wallet()).toEqual({ enabled: true, currency: "EUR", balance: 9800n });
});

const hosts = (balance: string, enabled = true): WalletAnswer => ({
  enabled,
  currency: "EUR",
  activeCurrencyBalance: balance,
});

test("HOST-4 a host that keeps balances to itself has none shown", async () => {
  const { wallet, kept, answer } = setUp();
  kept.hostSaid(hosts("0.00", false));
  await answer("100.00");
  kept.tell("98.00");
  expect(wallet().enabled).toBe(false);
});

test("STAKE-4 what the host says of the balance does not contradict the wallet that stakes are taken from", async () => {
  const { wallet, kept, answer, report } = setUp();
  await answer("10.00");
  kept.hostSaid(hosts("248.60"));
  expect(wallet()).toEqual({ enabled: true, currency: "EUR", balance: 1000n });
  expect(report).not.toHaveBeenCalled();
  kept.hostSaid(hosts("248.60"));
  kept.hostSaid(hosts("248.60"));
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    "WalletContradicted: getWallet says 248.60 EUR, but stakes are taken from the platform's ledger, which has 10.00 EUR: that is shown",
  ]);
});

test("HOST-4 where the platform has no wallet, the host's is used", async () => {
  const { wallet, kept, answer } = setUp();
  kept.hostSaid(hosts("248.60"));
  await answer("0.00", false);
  expect(wallet()).toEqual({ enabled: true, currency: "EUR", balance: 24_860n });
});

test("HOST-4 the host is asked with the platform, and its news makes the platform be asked again", async () => {
  const { wallet, ask, askHost, kept, answer } = setUp();
  await answer("100.00");
  expect([ask.mock.calls.length, askHost.mock.calls.length]).toEqual([1, 1]);
  kept.hostSaid(hosts("100.00"));
  kept.hostSaid(hosts("150.00"));
  await settle();
  await answer("150.00");
  expect(wallet().balance).toBe(15_000n);
  expect([ask.mock.calls.length, askHost.mock.calls.length]).toEqual([2, 1]);
});

test("a wallet that was closed asks and shows nothing more", async () => {
  const { time, wallet, ask, kept, answer } = setUp();
  kept.close();
  await answer("100.00");
  await time.pass(120_000);
  expect(wallet().enabled).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
});
