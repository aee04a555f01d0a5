import { audit } from "@touchline/db/audit";
import { betRoutes, placementSchema } from "@touchline/protocol";
import pg from "pg";
import { makeRequest, readMarket } from "./market.ts";
import type { Mode } from "./mode.ts";
import { BRANDS, type Platform, TENANTS, withPlatform } from "./platform.ts";
import { createRandom } from "./random.ts";

const PUNTERS = 200;
const AT_ONCE = 64;
const MONEY = "9000000.00";

const openPunters = async (platform: Platform) => {
  const punters = Array.from({ length: PUNTERS }, (_, index) => ({
    tenant: TENANTS[index % TENANTS.length] as string,
    punter: `double-${index}`,
  }));
  return Promise.all(
    punters.map(async ({ tenant, punter }) => {
      await platform.deposit(tenant, punter, MONEY, crypto.randomUUID());
      return { tenant, token: await platform.hosts.tokenOf(tenant, punter) };
    }),
  );
};

/** Sends every placement twice at once. Returns what is wrong afterwards. */
const placeDoubled = async (platform: Platform, count: number, seed: number): Promise<readonly string[]> => {
  const random = createRandom(seed);
  const punters = await openPunters(platform);
  const market = (await readMarket(platform.stack.apiUrl)).filter(({ game }) => game === "PREMATCH");
  const findings: string[] = [];
  let sent = 0;

  const post = async (token: string, body: string): Promise<string> => {
    const response = await fetch(`${platform.stack.apiUrl}${betRoutes.place.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body,
    });
    if (!response.ok) return `status ${response.status}`;
    const placement = placementSchema.parse(await response.json());
    return placement.state === "PREPARED" ? placement.reqUuid : placement.result.reqUuid;
  };

  const work = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const { tenant, token } = random.pick(punters);
      const request = makeRequest(market, random, BRANDS[tenant] as string);
      const body = JSON.stringify(request);
      const answers = await Promise.all([post(token, body), post(token, body)]);
      for (const answer of answers)
        if (answer !== request.reqUuid) findings.push(`${request.reqUuid} was answered with ${answer}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const ownerUrl = platform.stack.databaseUrl("postgres");
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ requests: string; bets: string }>(
    "select (select count(*) from requests where kind = 'place') as requests, (select count(*) from bets) as bets",
  );
  await client.end();
  const [held] = rows;
  // The audit checks that each bet has at most one debit, and that every rejected bet was refunded.
  for (const [what, number] of Object.entries(held ?? {}))
    if (Number(number) !== count) findings.push(`R2 ${number} ${what} of ${count} placements`);
  return [...findings, ...(await audit(ownerUrl))];
};

export const doubles: Mode = ({ doubles: given, seed, plant }) =>
  withPlatform({ plant }, async (platform) => {
    const count = Number(given);
    return { done: count, what: "placements sent twice", findings: await placeDoubled(platform, count, Number(seed)) };
  });
