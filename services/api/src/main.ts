import type { NatsConnection } from "@nats-io/transport-node";
import { openDatabase } from "@touchline/db";
import {
  connectBus,
  createIdentity,
  createLog,
  ensureStreams,
  flag,
  natsUrl,
  onShutdown,
  readConfig,
  tenantKeys,
  text,
  whole,
} from "@touchline/server-kit";
import { createServer } from "./http/server.ts";
import { askBuilder } from "./offer/ask-builder.ts";
import { type FollowedOffer, followOffer } from "./offer/follow-offer.ts";
import { createOfferStore, type Offer } from "./offer/offer-store.ts";

const config = readConfig({
  PORT: whole(4610),
  HOST: text("127.0.0.1"),
  NATS_URL: natsUrl(),
  DATABASE_URL: text("postgres://touchline_api@127.0.0.1:5432/postgres"),
  /** `{"tenant": {"issuer": "…", "jwksUrl": "…"}}` */
  TENANT_KEYS: tenantKeys(),
  CHECK_ANSWERS: flag(),
  NODE_ENV: text("production"),
});
const log = createLog("api");

const store = createOfferStore();
let bus: NatsConnection | null = null;
let followed: FollowedOffer | null = null;

const readOffer = (): Offer | null => {
  const reference = store.reference();
  return reference && followed?.isComplete() ? { events: store.events, reference } : null;
};

const database = openDatabase(config.DATABASE_URL, (error) => log.warn({ err: error }, "a database connection died"));

const server = createServer(log, {
  punters: { identity: createIdentity({ tenants: config.TENANT_KEYS }), database },
  offer: readOffer,
  version: store.version,
  askBuilder: (producer, request) => askBuilder(bus, producer, request, log),
  checkAnswers: config.CHECK_ANSWERS || config.NODE_ENV === "test",
});
await server.listen({ port: config.PORT, host: config.HOST });
log.info({ port: config.PORT }, "listening");

const connected = await connectBus({ url: config.NATS_URL, name: "api", log });
bus = connected;
await ensureStreams(connected);
followed = followOffer(connected, store, log);

onShutdown(log, [() => server.close(), () => followed?.stop(), () => connected.close(), () => database.destroy()]);
