import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Ledger } from "@touchline/db";
import { BETS_QUEUE, BETS_SUBJECTS, depositCommandSchema, placeCommandSchema } from "@touchline/protocol";
import { askBuilder, type Log } from "@touchline/server-kit";
import type { House } from "./house.ts";
import { createOfferView } from "./offer-view.ts";
import { createTenantBook, problem, type TenantBook } from "./tenant-book.ts";

export interface BetsOptions {
  readonly ledger: Ledger;
  readonly house: House;
  readonly log: Log;
}

export interface Bets {
  /** Begins to follow the offer, and to answer commands once it is complete. */
  readonly connect: (bus: NatsConnection) => void;
  readonly isReady: () => boolean;
  readonly figures: () => { placed: number; decided: number; sent: number; waiting: number };
  readonly stop: () => void;
}

const SWEEP_MS = 1_000;
const LOOK_MS = 100;

const NOT_KNOWN = "It is not known whether this was done: ask again";

/** Placement and acceptance. What is overdue is swept from the first moment on, whether there is a bus or not. */
export const startBets = ({ ledger, house, log }: BetsOptions): Bets => {
  const offer = createOfferView(log);
  let bus: NatsConnection | null = null;
  let looking: NodeJS.Timeout | undefined;
  let isReady = false;
  let placed = 0;
  let decided = 0;
  const books = new Map(
    house.tenants.map((tenant): [string, TenantBook] => [
      tenant,
      createTenantBook({
        ...{ ledger, tenant, house, log },
        bus: () => bus,
        described: offer.described,
        offer: offer.current,
        askBuilder: (producer, request) => askBuilder(bus, producer, request, log),
        onDecided: (requests) => {
          decided += requests;
        },
      }),
    ]),
  );

  const handlePlace = async (message: Msg): Promise<object> => {
    const { data: command, error } = placeCommandSchema.safeParse(message.json());
    const book = books.get(command?.tenant ?? "");
    if (!command || !book) return problem("INVALID_BODY", error?.issues[0]?.message ?? "tenant: not known");
    placed += 1;
    return book.place(command);
  };

  const handleDeposit = async (message: Msg): Promise<object> => {
    const { data: command, error } = depositCommandSchema.safeParse(message.json());
    const book = books.get(command?.tenant ?? "");
    if (!command || !book) return problem("INVALID_BODY", error?.issues[0]?.message ?? "tenant: not known");
    return book.deposit(command.deposit);
  };

  const answer = async (message: Msg, handle: (message: Msg) => Promise<object>): Promise<void> => {
    const reply = await handle(message).catch((error: unknown) => {
      log.warn({ err: error, subject: message.subject }, "a command could not be done");
      return problem("NOT_READY", NOT_KNOWN);
    });
    message.respond(JSON.stringify(reply));
  };

  const subscribe = (to: NatsConnection, subject: string, handle: (message: Msg) => Promise<object>): Subscription =>
    to.subscribe(subject, {
      queue: BETS_QUEUE,
      callback: (error, message) => {
        if (!error) void answer(message, handle);
      },
    });

  const sweep = async ({ acceptor, relay }: TenantBook): Promise<void> => {
    relay.wake();
    await acceptor.sweep().catch((error: unknown) => log.warn({ err: error }, "the sweep failed"));
  };
  const sweeping = setInterval(() => {
    for (const book of books.values()) void sweep(book);
  }, SWEEP_MS);

  return {
    connect: (to) => {
      bus = to;
      offer.follow(to);
      // A node without an offer would refuse what another could take.
      looking = setInterval(() => {
        if (!offer.described()) return;
        clearInterval(looking);
        subscribe(to, BETS_SUBJECTS.place, handlePlace);
        subscribe(to, BETS_SUBJECTS.deposit, handleDeposit);
        // Ready when the server knows of it; after a reconnect it will.
        const markReady = (): void => {
          isReady = true;
        };
        to.flush().then(markReady, markReady);
      }, LOOK_MS);
    },
    isReady: () => isReady,
    figures: () => {
      const sum = (read: (book: TenantBook) => number) =>
        [...books.values()].reduce((all, book) => all + read(book), 0);
      return {
        placed,
        decided,
        sent: sum(({ relay }) => relay.sent()),
        waiting: sum(({ acceptor }) => acceptor.waiting()),
      };
    },
    stop: () => {
      clearInterval(sweeping);
      clearInterval(looking);
      offer.stop();
      for (const { acceptor } of books.values()) acceptor.stop();
    },
  };
};
