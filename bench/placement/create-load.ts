/** The load of placements that benches share. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { makeRequest, readMarket } from "../../faults/market.ts";
import type { Platform } from "../../faults/platform.ts";
import { createRandom } from "../../faults/random.ts";
import type { PlacementLoad, PlacementResult } from "./load.ts";

const run = promisify(execFile);

/** Many more than connections, as in a real book: two batches rarely have a punter in common. */
export const PUNTERS = 4_000;
const CONNECTIONS = 384;
/** Outcomes that are bet on. */
const OUTCOMES = 64;
const MONEY = "9000000.00";

/** A wallet for each punter, under each of the names. */
export const openWallets = async (platform: Platform, names: readonly string[], count = PUNTERS): Promise<void> => {
  const punters = Array.from({ length: count }, (_, index) => index + 1);
  for (let first = 0; first < punters.length; first += 40)
    await Promise.all(
      punters
        .slice(first, first + 40)
        .flatMap((punter) =>
          names.map((name) => platform.deposit("touchline", `${name}-${punter}`, MONEY, crypto.randomUUID())),
        ),
    );
};

/** Single bets on different outcomes that are decided at once. */
const makeTemplates = async (apiUrl: string): Promise<object[]> => {
  const market = await readMarket(apiUrl);
  const prematch = market.filter(({ game }) => game === "PREMATCH");
  const random = createRandom(3);
  return Array.from({ length: OUTCOMES }, () => {
    const { reqUuid: _, ...made } = makeRequest(prematch, random, "default");
    const [selection] = made.selections;
    const bet = { type: "single", stake: "1.00", sizes: [], hashes: [selection?.hash], bankers: [] };
    return { ...made, oddsChanges: "accept_any_changes", selections: [selection], bets: [bet] };
  });
};

/** Sends placements of the punters `api-…` from a process of its own. */
export const createLoad = async ({ stack, hosts }: Platform, folder: string, count = PUNTERS) => {
  const templates = await makeTemplates(stack.apiUrl);
  const tokens = await Promise.all(
    Array.from({ length: count }, (_, index) => hosts.tokenOf("touchline", `api-${index + 1}`)),
  );
  const file = join(folder, "load.json");
  return async (seconds: number, rate: number | null = null): Promise<PlacementResult> => {
    const options: PlacementLoad = { apiUrl: stack.apiUrl, tokens, templates, connections: CONNECTIONS, seconds, rate };
    writeFileSync(file, JSON.stringify(options));
    const { stdout } = await run(process.execPath, [fileURLToPath(new URL("load.ts", import.meta.url)), file]);
    return JSON.parse(stdout);
  };
};
