/**
 * `pnpm run token --punter ID` or `pnpm run token --host`: prints a token for trying. It is signed with the demo operator's keys, which `pnpm dev`
 * accepts for its tenant, or with a key of yours.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openSigningKeys, readPrivateKey } from "../apps/host-demo/src/signing-keys.ts";
import { createTokens } from "../apps/host-demo/src/tokens.ts";
import { basePort, ownKeys, signingKeysFile } from "../stack/engines-from-environment.ts";
import { HOST, tenantKeysOf } from "../stack/platform.ts";

const USAGE = `pnpm run token --punter ID [--tenant ${HOST.tenant}] [--currency EUR] [--session ID]   a punter's token, valid for 5 minutes
pnpm run token --host [--tenant ${HOST.tenant}]                                       a token of the operator's server, valid for a minute
  --key FILE --issuer URL   sign with a private key of yours (JWK with kid) instead of the demo operator's`;

const fail = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(1);
};

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        tenant: { type: "string", default: HOST.tenant },
        punter: { type: "string" },
        host: { type: "boolean", default: false },
        currency: { type: "string", default: "EUR" },
        session: { type: "string" },
        key: { type: "string" },
        issuer: { type: "string", default: HOST.issuer },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
};

const { tenant, punter, host, currency, session, key, issuer } = readOptions();
if (host === (punter !== undefined)) fail("Name either --punter or --host");

const keys = key
  ? await readPrivateKey(readFileSync(key, "utf8"))
  : await openSigningKeys({ now: Date.now, file: process.env.KEYS_FILE || signingKeysFile });
const tokens = createTokens({ tenant, issuer, keys, now: Date.now });
const account = { id: punter ?? "", name: punter ?? "", currency };
console.log(host ? await tokens.issueHost() : (await tokens.issue({ id: session ?? `try-${punter}`, account })).token);

if (!key && tenant !== HOST.tenant && !ownKeys()[tenant]) {
  const { [HOST.tenant]: demo } = JSON.parse(tenantKeysOf(`http://127.0.0.1:${basePort() + 60}`));
  console.error(`\`pnpm dev\` accepts this if it is started with TENANT_KEYS='${JSON.stringify({ [tenant]: demo })}'`);
}
