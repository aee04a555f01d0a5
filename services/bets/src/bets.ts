import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Ledger } from "@touchline/db";
import { BETS_QUEUE, BETS_SUBJECTS, depositCommandSchema, placeCommandSchema } from "@touchline/protocol";
import { askBuilder, type Log } from "@touchline/server-kit";
import type { House } from "./house.ts";
import { createOfferView } from "./offer-view.ts";
import { problem } from "./problem.ts";
import { createTenantBook, type TenantBook } from "./tenant-book.ts";
import { type Handle, startTickets } from "./tickets.ts";

export interface BetsOptions {
  readonly ledger: Ledger;
  readonly house: House;
  readonly log: Log;
}

export interface Bets {
  /** Begins to follow the offer, and to answer commands once it is complete. */
  readonly connect: (bus: NatsConnection) => void;
  readonly isReady: () => boolean;
  readonly figures: () => {
    placed: number;
    decided: number;
    sent: number;
    waiting: number;
    settled: number;
    rules: number;
    watched: number;
  };
  readonly stop: () => void;
}

const SWEEP_MS = 1_000;
const LOOK_MS = 100;
/** A price that has moved is looked at by all that hangs on it so soon. */
const CHANGES_EVERY_MS = 100;

const NOT_KNOWN = "It is not known whether this was done: ask again";

/** Placement and acceptance, and all that becomes of bets afterwards. What is overdue is swept from the first moment on, whether there is a bus or not. */
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

  const tickets = startTickets({
    ...{ ledger, house, offer, log },
    bus: () => bus,
    onChanged: (tenant) => books.get(tenant)?.relay.wake(),
  });

  const handlePlace: Handle = async (message) => {
    const { data: command, error } = placeCommandSchema.safeParse(message);
    const book = books.get(command?.tenant ?? "");
    if (!command || !book) return problem("INVALID_BODY", error?.issues[0]?.message ?? "tenant: not known");
    placed += 1;
    return book.place(command);
  };

  const handleDeposit: Handle = async (message) => {
    const { data: command, error } = depositCommandSchema.safeParse(message);
    const book = books.get(command?.tenant ?? "");
    if (!command || !book) return problem("INVALID_BODY", error?.issues[0]?.message ?? "tenant: not known");
    return book.deposit(command.deposit);
  };

  const queued = new Map([
    ...tickets.handles.queue,
    [BETS_SUBJECTS.place, handlePlace] as const,
    [BETS_SUBJECTS.deposit, handleDeposit] as const,
  ]);

  const answer = async (message: Msg, handle: Handle): Promise<void> => {
    const reply = await handle(message.json()).catch((error: unknown) => {
      log.warn({ err: error, subject: message.subject }, "a command could not be done");
      return problem("NOT_READY", NOT_KNOWN);
    });
    message.respond(JSON.stringify(reply));
  };

  const subscribe = (to: NatsConnection, subject: string, handle: Handle, queue: string | null): Subscription =>
    to.subscribe(subject, {
      ...(queue !== null && { queue }),
      callback: (error, message) => {
        if (!error) void answer(message, handle);
      },
    });

  const sweep = async ({ acceptor, relay }: TenantBook): Promise<void> => {
    relay.wake();
    await acceptor.sweep().catch((error: unknown) => log.warn({ err: error }, "the sweep failed"));
  };
  const passOn = (): void => {
    const changed = offer.takeChanged();
    if (changed.size === 0) return;
    for (const { acceptor } of books.values()) acceptor.look(changed);
    tickets.look(changed);
  };
  const passing = setInterval(passOn, CHANGES_EVERY_MS);
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
        for (const [subject, handle] of queued) subscribe(to, subject, handle, BETS_QUEUE);
        for (const [subject, handle] of tickets.handles.own) subscribe(to, subject, handle, null);
        tickets.connect(to);
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
        ...tickets.figures(),
      };
    },
    stop: () => {
      clearInterval(passing);
      clearInterval(sweeping);
      tickets.stop();
      clearInterval(looking);
      offer.stop();
      for (const { acceptor } of books.values()) acceptor.stop();
    },
  };
};
