import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { jetstreamManager } from "@nats-io/jetstream";
import { removeKeys } from "@touchline/db/audit";
import type { TestDatabase } from "@touchline/db/testing";
import { type OfferEvent, type PunterMessage, punterSubject, STREAMS } from "@touchline/protocol";
import { createShippedTerms } from "../../services/bets/src/brand-terms.ts";
import { placementOf, requestOf, selectionOf } from "../../services/bets/src/test-support/requests.ts";
import { beat, liveEvent, prematchEvent } from "../../services/bets/src/test-support/sample-offer.ts";
import { type Node, startScene, TENANT } from "../../services/bets/src/test-support/scene.ts";
import { type Command, DEPOSITED, publishWon, type Subject } from "./commands.ts";
import { type NodeProxy, startNodeProxy } from "./node-proxy.ts";

const NODE = { liveDelayMs: 60, tenants: [TENANT], termsOf: createShippedTerms() };
const PAUSE_MS = 30;
const PREPARED_WITHIN_MS = 20_000;

interface State {
  readonly balance: string | null;
  readonly phases: readonly string[];
  readonly told: readonly PunterMessage["kind"][];
  readonly unsent: number;
}

/** A node whose connections go through a proxy. */
export interface ProxiedNode {
  readonly proxy: NodeProxy;
  /** Ends what is left of it in this process. */
  readonly discard: () => void;
}

/** A database and NATS of its own, in which one command at a time is run. */
export const openLane = async (postgres: TestDatabase, firstEvent: number, isPlanted: boolean) => {
  const scene = await startScene([], async () => postgres);
  if (isPlanted) await removeKeys(scene.postgres.ownerUrl);
  const streams = await jetstreamManager(scene.bus);
  const heard = new Map<string, PunterMessage[]>();
  scene.bus.subscribe(punterSubject(TENANT, "*"), {
    callback: (_error, message) => {
      const punter = message.subject.split(".").at(-1) as string;
      heard.set(punter, [...(heard.get(punter) ?? []), message.json<PunterMessage>()]);
    },
  });
  let eventId = firstEvent;
  let events: Readonly<Record<Command["game"], OfferEvent>>;
  let healthy: Node;

  /** Also publishes the events of the next run, because a node that starts afterwards certainly knows them. */
  const startHealthy = async (): Promise<void> => {
    eventId += 2;
    events = { PREMATCH: prematchEvent(eventId), LIVE: liveEvent(eventId + 1) };
    for (const event of Object.values(events)) await scene.publish(event);
    healthy = await scene.startNode(NODE);
    beat(scene.bus)();
  };
  await startHealthy();

  const startProxied = async (): Promise<ProxiedNode> => {
    const proxy = await startNodeProxy({
      postgres: scene.postgres.urlOf("touchline_bets"),
      nats: scene.nats.urlOf("bets"),
    });
    const node = await scene.startNode({ ...NODE, through: proxy.through });
    beat(scene.bus)();
    const discard = (): void => {
      proxy.kill();
      // Its connections are gone, so there is nothing to wait for.
      node.kill().catch(() => undefined);
    };
    return { proxy, discard };
  };

  const stateOf = async ({ punter }: Subject): Promise<State> => {
    const [state] = await scene.read<State>(
      `select (select balance from wallets where punter = '${punter}'),
        array(select phase from bets where punter = '${punter}') as phases,
        array(select message ->> 'kind' from outbox where punter = '${punter}' order by seq) as told,
        (select count(*)::int from outbox where punter = '${punter}' and sent_at is null) as unsent`,
    );
    return state as State;
  };

  /** Whether the punter was sent this many messages, and nothing is left to do. */
  const isQuiet = async (subject: Subject, { told, unsent }: State, messages: number): Promise<boolean> => {
    if (told.length !== messages || unsent > 0) return false;
    if ((heard.get(subject.punter)?.at(-1)?.seq ?? 0) !== messages) return false;
    return (await streams.consumers.info(STREAMS.results.name, "bets")).num_ack_pending === 0;
  };

  const place = async ({ punter, event }: Subject): Promise<string> => {
    const placement = placementOf(await scene.place(punter, requestOf([selectionOf(event)], "10")));
    const [bet] = placement.state === "DECIDED" ? placement.result.bets : [];
    if (bet?.status !== "PLACED") throw new Error(`not placed: ${JSON.stringify(placement)}`);
    return bet.id;
  };

  return {
    ownerUrl: scene.postgres.ownerUrl,
    bus: scene.bus,
    read: scene.read,
    startHealthy,
    startProxied,
    stateOf,
    hasEnded: async (subject: Subject, { end }: Command): Promise<boolean> => {
      const state = await stateOf(subject);
      const isSo =
        state.balance === end.balance &&
        isDeepStrictEqual(state.phases, end.phase ? [end.phase] : []) &&
        isDeepStrictEqual(state.told, end.told);
      return isSo && isQuiet(subject, state, end.told.length);
    },
    heardBy: ({ punter }: Subject): readonly PunterMessage[] => heard.get(punter) ?? [],
    /** Brings a new punter and event to where the command begins, and stops the healthy node. Null if it does not come so far in time. */
    prepare: async (name: string, { game, before }: Command): Promise<Subject | null> => {
      const event = events[game];
      const request = requestOf([selectionOf(event)], "10");
      let subject: Subject = { scene, punter: `${name.replaceAll(/\W+/g, "-")}-${event.id}`, event, request, bet: "" };
      for (const step of before) {
        if (step === "deposit") await scene.deposit(subject.punter, DEPOSITED, randomUUID());
        if (step === "place") subject = { ...subject, bet: await place(subject) };
        if (step === "settle") await publishWon(subject);
      }
      const until = Date.now() + PREPARED_WITHIN_MS;
      while (!(await isQuiet(subject, await stateOf(subject), before.length))) {
        if (Date.now() > until) return null;
        await sleep(PAUSE_MS);
      }
      await healthy.kill();
      return subject;
    },
    close: scene.remove,
  };
};

export type Lane = Awaited<ReturnType<typeof openLane>>;
