import { DeliverPolicy, jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";

interface Market {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly resolutions: readonly (string | null)[];
  readonly version: number;
}

interface Result {
  readonly eventId: number;
  readonly version: number;
  readonly final: boolean;
  readonly markets: readonly Market[];
}

const nameOf = ({ metaMarketId, specifiers }: Pick<Market, "metaMarketId" | "specifiers">): string =>
  `${metaMarketId}${JSON.stringify(specifiers)}`;

/**
 * Reads everything that the streams of the offer and of the results take, in their order, and checks it. It shares no code with the feed:
 * messages are read as plain JSON.
 */
export const readBus = async (bus: NatsConnection) => {
  const findings: string[] = [];
  const versions = new Map<string, number>();
  /** By event: the markets that were ever offered. */
  const offered = new Map<number, Set<string>>();
  const results = new Map<number, Result>();
  let messages = 0;

  const rise = (what: string, version: number): void => {
    const last = versions.get(what) ?? 0;
    if (version <= last) findings.push(`${what}: version ${version} after ${last}`);
    versions.set(what, version);
  };

  const takeOffer = (text: string): void => {
    const [delta, state] = text.split("\n").map((line) => JSON.parse(line)) as [
      { readonly version: number },
      { readonly id: number; readonly version: number; readonly markets: readonly Market[] },
    ];
    if (delta.version !== state.version) findings.push(`offer ${state.id}: two versions in one message`);
    rise(`offer ${state.id}`, state.version);
    const known = offered.get(state.id) ?? new Set();
    for (const market of state.markets) known.add(nameOf(market));
    offered.set(state.id, known);
  };

  const takeResult = (result: Result): void => {
    const { eventId, version } = result;
    const before = results.get(eventId);
    // The same result may come twice, after an acknowledgement was lost.
    if (before?.version === version) {
      if (JSON.stringify(before) !== JSON.stringify(result)) findings.push(`result ${eventId}: ${version} twice`);
      return;
    }
    rise(`result ${eventId}`, version);
    for (const market of before?.markets ?? []) {
      const now = result.markets.find(({ slot }) => slot === market.slot);
      if (!now) findings.push(`result ${eventId}: ${nameOf(market)} is forgotten`);
      const isSame = `${now?.resolutions}` === `${market.resolutions}`;
      if (now && !isSame && now.version !== version)
        findings.push(`result ${eventId}: ${nameOf(market)} changed without a new version`);
    }
    results.set(eventId, result);
  };

  const follow = async (stream: string, apply: (text: string) => void) => {
    const consumer = await jetstream(bus).consumers.get(stream, { deliver_policy: DeliverPolicy.All });
    return consumer.consume({
      callback: (message) => {
        messages += 1;
        apply(message.string());
      },
    });
  };
  const readers = [
    await follow("OFFER", takeOffer),
    await follow("RESULTS", (text) => takeResult(JSON.parse(text) as Result)),
  ];

  return {
    findings,
    messages: (): number => messages,
    /** By event, what each of its markets resolves to. */
    settled: (): ReadonlyMap<number, ReadonlyMap<string, string>> =>
      new Map(
        [...results].map(([eventId, { markets }]) => [
          eventId,
          new Map(
            markets
              .filter(({ resolutions }) => resolutions.every((one) => one !== null))
              .map((market) => [nameOf(market), market.resolutions.join()]),
          ),
        ]),
      ),
    wasOffered: (eventId: number, market: string): boolean => offered.get(eventId)?.has(market) ?? false,
    stop: (): void => {
      for (const reader of readers) reader.stop();
    },
  };
};

export type BusReader = Awaited<ReturnType<typeof readBus>>;
