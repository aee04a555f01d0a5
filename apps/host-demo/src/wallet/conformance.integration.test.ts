import { randomUUID } from "node:crypto";
import type { WalletOptions } from "@touchline/conformance/src/wallet/options.ts";
import { runWalletChecks } from "@touchline/conformance/src/wallet/run.ts";
import { startDatabase } from "@touchline/db/testing";
import { expect, test } from "vitest";
import { startWallet } from "./start-wallet.ts";
import { KEYS, PAIR, TENANT } from "./test-support/platform-side.ts";

test.each([
  ["EUR", 2],
  ["KWD", 3],
])("PEER-18 the demo operator's wallet passes every check of the kit, in %s", async (currency, decimals) => {
  const database = await startDatabase();
  const databaseUrl = database.ownerUrl.replace(/\/postgres$/, "/operator_wallet");
  const wallet = await startWallet({ databaseUrl, keys: KEYS });
  const funds = wallet.fundsOf(TENANT);
  await funds.deposit("kit", currency, "100.00", randomUUID());
  const options: WalletOptions = {
    ...{
      wallet: wallet.url,
      tenant: TENANT,
      key: PAIR.platform,
      walletKey: PAIR.own,
      punter: "kit",
      currency,
      decimals,
    },
    ...{ only: [], json: false, patience: 5_000 },
  };
  const results = await runWalletChecks(options);
  const failed = results.filter(({ outcome }) => outcome !== "passed");
  expect(failed.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([]);
  expect(await funds.balance("kit", currency)).toBe("100");
  await wallet.close();
  await database.remove();
});
