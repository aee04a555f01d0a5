import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openSigningKeys } from "../apps/host-demo/src/signing-keys.ts";
import { createTokens } from "../apps/host-demo/src/tokens.ts";

/** Hosts of several tenants with their own keys, for any number of punters. */
export const startHosts = async (tenants: readonly string[]) => {
  const hosts = new Map(
    await Promise.all(
      tenants.map(async (tenant) => {
        const issuer = `https://${tenant}.example`;
        const keys = await openSigningKeys({ now: Date.now });
        return [tenant, { issuer, keys, tokens: createTokens({ tenant, issuer, keys, now: Date.now }) }] as const;
      }),
    ),
  );
  const server = createServer((request, response) => {
    const host = hosts.get(request.url?.slice(1) ?? "");
    if (host) response.setHeader("content-type", "application/json").end(JSON.stringify(host.keys.published()));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const hostOf = (tenant: string) => {
    const host = hosts.get(tenant);
    if (!host) throw new Error(`no host of ${tenant}`);
    return host;
  };

  return {
    tenantKeys: JSON.stringify(
      Object.fromEntries(
        [...hosts].map(([tenant, { issuer }]) => [tenant, { issuer, jwksUrl: `http://127.0.0.1:${port}/${tenant}` }]),
      ),
    ),
    tokenOf: async (tenant: string, punter: string, currency = "EUR", sid = `session-${punter}`): Promise<string> => {
      const account = { id: punter, name: punter, currency, welcome: "0", deposits: [] };
      return (await hostOf(tenant).tokens.issue({ id: sid, account })).token;
    },
    hostTokenOf: (tenant: string): Promise<string> => hostOf(tenant).tokens.issueHost(),
    stop: async (): Promise<void> => {
      server.close();
      await once(server, "close");
    },
  };
};
