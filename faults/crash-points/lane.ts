import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { jetstreamManager } from "@nats-io/jetstream";
import { removeKeys } from "@touchline/db/audit";
import type { TestDatabase } from "@touchline/db/testing";
import { type OfferEvent, type PunterMessage, punterSubject, STREAMS } from "@touchline/protocol";
import { createShippedTerms } from "../../services/bets/src/brand-terms.ts";
import { type FakeWallet, startFakeWallet } from "../../services/bets/src/test-support/fake-wallet.ts";
import { placementOf, requestOf, selectionOf } from "../../services/bets/src/test-support/requests.ts";
import { beat, liveEvent, prematchEvent } from "../../services/bets/src/test-support/sample-offer.ts";
import { type Node, startScene, TENANT } from "../../services/bets/src/test-support/scene.ts";
import { type Command, DEPOSITED, publishWon, rollBack, type Subject, type WalletKind } from "./commands.ts";
import { type NodeProxy, startNodeProxy } from "./node-proxy.ts";

const NODE = { liveDelayMs: 60, tenants: [TENANT], termsOf: createShippedTerms() };
const PAUSE_MS = 30;
const PREPARED_WITHIN_MS = 20_000;

interface State {
  readonly balance: string | null;
  readonly phases: readonly string[];
  readonly told: readonly PunterMessage["kind"][];
  readonly unsent: number;
  /** Calls to the operator's wallet that are not answered. */
  readonly uncalled: number;
}

const DEPOSITED_CENTS = 10_000n;

/** A node whose connections go through a proxy. */
export interface ProxiedNode {
  readonly proxy: NodeProxy;
  /** Ends what is left of it in this process. */
  readonly discard: () => void;
}

/** A database and NATS of its own, in which one command at a time is run. */
export const openLane = async (postgres: TestDatabase, firstEvent: number, isPlanted: boolean, kind: WalletKind) => {
  const wallet: FakeWallet | null = kind === "seamless" ? await startFakeWallet() : null;
  /** Options of a node that reaches the wallet at an address, if there is one. */
  const nodeOf = (url = wallet?.access.url) => ({
    ...NODE,
    ...(wallet && url && { wallets: new Map([[TENANT, { ...wallet.access, url }]]) }),
  });
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
    healthy = await scene.startNode(nodeOf());
    beat(scene.bus)();
  };
  await startHealthy();

  const startProxied = async (): Promise<ProxiedNode> => {
    const proxy = await startNodeProxy({
      postgres: scene.postgres.urlOf("touchline_bets"),
      nats: scene.nats.urlOf("bets"),
      wallet: wallet?.access.url ?? null,
    });
    const node = await scene.startNode({ ...nodeOf(proxy.wallet ?? undefined), through: proxy.through });
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
        (select count(*)::int from outbox where punter = '${punter}' and sent_at is null) as unsent,
        (select count(*)::int from wallet_calls where punter = '${punter}' and state = 'PENDING') as uncalled`,
    );
    const balance = wallet ? `${wallet.cents(punter)}` : (state?.balance ?? null);
    return { ...(state as State), balance };
  };

  /** Whether the punter was sent this many messages, and nothing is left to do. */
  const isQuiet = async (subject: Subject, { told, unsent, uncalled }: State, messages: number): Promise<boolean> => {
    if (told.length !== messages || unsent > 0 || uncalled > 0) return false;
    if ((heard.get(subject.punter)?.at(-1)?.seq ?? 0) !== messages) return false;
    return (await streams.consumers.info(STREAMS.results.name, "bets")).num_ack_pending === 0;
  };

  const place = async ({ punter, event }: Subject): Promise<string> => {
    const request = requestOf([selectionOf(event)], "10");
    let placement = placementOf(await scene.place(punter, request));
    for (const until = Date.now() + PREPARED_WITHIN_MS; placement.state !== "DECIDED"; await sleep(PAUSE_MS)) {
      if (Date.now() > until) throw new Error(`not decided: ${JSON.stringify(placement)}`);
      placement = placementOf(await scene.place(punter, request));
    }
    const [bet] = placement.result.bets;
    if (bet?.status !== "PLACED") throw new Error(`not placed: ${JSON.stringify(placement)}`);
    return bet.id;
  };

  return {
    kind,
    ownerUrl: scene.postgres.ownerUrl,
    bus: scene.bus,
    read: scene.read,
    startHealthy,
    startProxied,
    stateOf,
    hasEnded: async (subject: Subject, { end, mayBeRejected }: Command): Promise<boolean> => {
      const state = await stateOf(subject);
      const ends = [end, ...(mayBeRejected ? [{ ...end, balance: `${DEPOSITED_CENTS}`, phase: "REJECTED" }] : [])];
      const isSo = ends.some(
        ({ balance, phase }) => state.balance === balance && isDeepStrictEqual(state.phases, phase ? [phase] : []),
      );
      return isSo && isDeepStrictEqual(state.told, end.told) && isQuiet(subject, state, end.told.length);
    },
    /** What the operator's wallet has moved for the punter is what its calls were answered with. */
    disagreements: async ({ punter }: Subject): Promise<readonly string[]> => {
      if (!wallet) return [];
      const rows = await scene.read<{ id: string; moved: string }>(
        `select id, (moved / 100.0)::numeric(20, 2)::text as moved from wallet_calls
          where punter = '${punter}' and moved <> 0`,
      );
      const ours = new Map(rows.map(({ id, moved }) => [id, moved]));
      const theirs = wallet.moved().filter((each) => each.punter === punter && Number(each.moved) !== 0);
      const kept = (bet: string): number =>
        theirs.filter((each) => each.bet === bet).reduce((sum, each) => sum + Math.round(Number(each.moved) * 100), 0);
      // A stake of which only its rollback knows whether it was taken.
      const unknown = theirs.filter(({ call, kind, bet }) => kind === "reserve" && !ours.has(call) && kept(bet) === 0);
      return [
        ...theirs
          .filter((each) => !unknown.includes(each) && ours.get(each.call) !== each.moved)
          .map(
            ({ call, kind, moved }) => `R1 ${kind} ${call} moved ${moved} there, ${ours.get(call) ?? "nothing"} here`,
          ),
        ...[...ours.keys()]
          .filter((id) => !theirs.some(({ call }) => call === id))
          .map((id) => `R1 ${id} is not there`),
      ];
    },
    heardBy: ({ punter }: Subject): readonly PunterMessage[] => heard.get(punter) ?? [],
    /** Brings a new punter and event to where the command begins, and stops the healthy node. Null if it does not come so far in time. */
    prepare: async (name: string, { game, before }: Command): Promise<Subject | null> => {
      const event = events[game];
      const request = requestOf([selectionOf(event)], "10");
      let subject: Subject = { scene, punter: `${name.replaceAll(/\W+/g, "-")}-${event.id}`, event, request, bet: "" };
      const until = Date.now() + PREPARED_WITHIN_MS;
      // Each is waited for: a result that comes before an older one leaves that without an effect.
      for (const [index, step] of before.entries()) {
        if (step === "deposit" && wallet) wallet.put(subject.punter, DEPOSITED_CENTS);
        else if (step === "deposit") await scene.deposit(subject.punter, DEPOSITED, randomUUID());
        if (step === "place") subject = { ...subject, bet: await place(subject) };
        if (step === "settle") await publishWon(subject);
        if (step === "roll back") await rollBack(subject);
        const messages = wallet ? index : index + 1;
        while (!(await isQuiet(subject, await stateOf(subject), messages))) {
          if (Date.now() > until) return null;
          await sleep(PAUSE_MS);
        }
      }
      await healthy.kill();
      return subject;
    },
    close: async (): Promise<void> => {
      await scene.remove();
      await wallet?.close();
    },
  };
};

export type Lane = Awaited<ReturnType<typeof openLane>>;
