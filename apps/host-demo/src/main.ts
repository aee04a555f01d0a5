import { createLog, onShutdown, readConfig, text, whole } from "@touchline/server-kit";
import { createPlatform } from "./platform.ts";
import { createServer } from "./server.ts";
import { createTokens } from "./tokens.ts";

const config = readConfig({
  PORT: whole(4660),
  HOST: text("127.0.0.1"),
  TENANT: text("touchline"),
  ISSUER: text("https://northgate.example"),
  API_URL: text("http://127.0.0.1:4610"),
});
const log = createLog("host-demo");

const tokens = await createTokens({ tenant: config.TENANT, issuer: config.ISSUER, now: Date.now });
const platform = createPlatform({ apiUrl: config.API_URL, issueHost: tokens.issueHost });
const server = createServer({ tokens, platform, onError: (error, what) => log.warn({ err: error }, what) });
await server.listen({ port: config.PORT, host: config.HOST });
log.info({ port: config.PORT }, "listening");
onShutdown(log, [() => server.close()]);
