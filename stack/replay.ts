import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ReplayTime, type SharedBetslip, writeReplayTime } from "@touchline/protocol";
import { freePorts } from "@touchline/server-kit/testing/ports";
import { createPasswords, ownBus } from "./bus.ts";
import { prepareDatabase } from "./database.ts";
import { startNats, startPostgres } from "./engines.ts";
import { HOST, startApi, startApp, startPush, startReplayedFeed } from "./platform.ts";
import type { Print, Running } from "./process.ts";

export interface ReplayOptions {
  /** The folder of the recording. */
  readonly folder: string;
  readonly time: ReplayTime;
  /** The slip that the page shows. */
  readonly slip?: SharedBetslip | undefined;
  /** Where the page begins, as `/sports/e_7`. */
  readonly path?: string | undefined;
  readonly print: Print;
}

export interface Replay {
  readonly pageUrl: string;
  readonly apiUrl: string;
  readonly processes: readonly Running[];
  readonly stop: () => Promise<void>;
}

const clock = fileURLToPath(new URL("replay-clock.ts", import.meta.url));

const shareSlip = async (apiUrl: string, betslip: SharedBetslip): Promise<string> => {
  const answer = await fetch(`${apiUrl}/api/betslips/shared`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tenant: HOST.tenant, betslip }),
  });
  const { code } = (await answer.json()) as { readonly code?: string };
  if (!code) throw new Error(`the slip cannot be shown: ${answer.status}`);
  return code;
};

/**
 * The product as it was recorded: a bus and a database of its own, the recording instead of a feed, API and push with its clock, and no
 * bets service. Nobody can sign in, and no bet can be placed.
 */
export const startReplay = async ({ folder, time, slip, path = "/", print }: ReplayOptions): Promise<Replay> => {
  const own = mkdtempSync(join(tmpdir(), "touchline-replay-"));
  const processes: Running[] = [];
  const stop = async (): Promise<void> => {
    for (const running of processes.toReversed()) await running.stop();
    rmSync(own, { recursive: true, force: true });
  };
  const keep = async (starting: Promise<Running>): Promise<void> => void processes.push(await starting);
  try {
    const [nats = 0, postgres = 0, feed = 0, api = 0, push = 0, health = 0, app = 0] = await freePorts(7);
    const passwords = createPasswords();
    const urlOf = ownBus(nats, passwords);
    const REPLAY = writeReplayTime(time);
    const NODE_OPTIONS = `--import=${clock}`;
    await keep(startNats({ folder: own, port: nats, passwords, print }));
    const engine = await startPostgres({ folder: join(own, "postgres"), port: postgres, print });
    if (engine.process) processes.push(engine.process);
    const databaseUrl = await prepareDatabase(engine.url);
    await keep(
      startReplayedFeed({ print, port: feed, env: { NATS_URL: urlOf("feed"), FEED_RECORD_DIR: folder, REPLAY } }),
    );
    const env = { REPLAY, NODE_OPTIONS, TENANT_KEYS: "{}" };
    const [apiUrl, pushUrl] = [`http://127.0.0.1:${api}`, `http://127.0.0.1:${push}`];
    await Promise.all([
      keep(
        startApi({
          ...{ print, port: api },
          env: { ...env, NATS_URL: urlOf("api"), DATABASE_URL: databaseUrl("touchline_api") },
        }),
      ),
      keep(startPush({ print, port: push, healthPort: health, env: { ...env, NATS_URL: urlOf("push") } })),
      keep(startApp({ print, port: app, apiUrl, pushUrl, hostUrl: apiUrl, mode: "preview" })),
    ]);
    const page = new URL(path, `http://127.0.0.1:${app}`);
    page.searchParams.set("replay", REPLAY);
    if (slip) page.searchParams.set("code", await shareSlip(apiUrl, slip));
    return { pageUrl: page.href, apiUrl, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
