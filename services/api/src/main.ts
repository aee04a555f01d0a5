import {
  connectBus,
  createLog,
  ensureStreams,
  flag,
  natsUrl,
  onShutdown,
  readConfig,
  text,
  whole,
} from "@touchline/server-kit";
import { createServer } from "./http/server.ts";
import { type FollowedOffer, followOffer } from "./offer/follow-offer.ts";
import { createOfferStore, type Offer } from "./offer/offer-store.ts";

const config = readConfig({
  PORT: whole(4610),
  HOST: text("127.0.0.1"),
  NATS_URL: natsUrl(),
  CHECK_ANSWERS: flag(),
  NODE_ENV: text("production"),
});
const log = createLog("api");

const store = createOfferStore();
let followed: FollowedOffer | null = null;

const readOffer = (): Offer | null => {
  const reference = store.reference();
  return reference && followed?.isComplete() ? { events: store.events, reference } : null;
};

const server = createServer(log, {
  offer: readOffer,
  version: store.version,
  checkAnswers: config.CHECK_ANSWERS || config.NODE_ENV === "test",
});
await server.listen({ port: config.PORT, host: config.HOST });
log.info({ port: config.PORT }, "listening");

const bus = await connectBus({ url: config.NATS_URL, name: "api", log });
await ensureStreams(bus);
followed = followOffer(bus, store, log);

onShutdown(log, [() => server.close(), () => followed?.stop(), () => bus.close()]);
