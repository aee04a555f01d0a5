import { createLog, onShutdown, readConfig, text, whole } from "@touchline/server-kit";
import { createServer } from "./server.ts";
import { createTokens } from "./tokens.ts";

const config = readConfig({
  PORT: whole(4660),
  HOST: text("127.0.0.1"),
  TENANT: text("touchline"),
  ISSUER: text("https://northgate.example"),
});
const log = createLog("host-demo");

const tokens = await createTokens({ tenant: config.TENANT, issuer: config.ISSUER, now: Date.now });
const server = createServer({ tokens });
await server.listen({ port: config.PORT, host: config.HOST });
log.info({ port: config.PORT }, "listening");
onShutdown(log, [() => server.close()]);
