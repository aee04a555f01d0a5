import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LONGEST_TOKEN_LIFE } from "@touchline/protocol";
import { createTestHosts } from "@touchline/server-kit/testing/hosts";

export interface Punter {
  readonly playerId: string;
  readonly token: string;
}

export interface Tenants {
  /** For a push node. */
  readonly env: Readonly<Record<string, string>>;
  /** As many punters, of the tenants in turn. */
  readonly punters: readonly Punter[];
  readonly stop: () => void;
}

/** Operators that publish their keys, with punters who are signed in. */
export const startTenants = async (count: number, punters: number): Promise<Tenants> => {
  const names = Array.from({ length: count }, (_, index) => `tenant-${index + 1}`);
  const hosts = await createTestHosts(names);
  const server = createServer(({ url = "" }, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(hosts.jwksOf(url.slice(1))));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const keysOf = (tenant: string) => ({
    issuer: hosts.issuerOf(tenant),
    jwksUrl: `http://127.0.0.1:${port}/${tenant}`,
  });
  const exp = Math.floor(Date.now() / 1000) + LONGEST_TOKEN_LIFE;
  const createPunter = async (index: number): Promise<Punter> => {
    const playerId = `punter-${index}`;
    const token = await hosts.punterToken(names[index % count] as string, playerId, { sid: playerId, exp });
    return { playerId, token };
  };
  return {
    env: { TENANT_KEYS: JSON.stringify(Object.fromEntries(names.map((name) => [name, keysOf(name)]))) },
    punters: await Promise.all(Array.from({ length: punters }, (_, index) => createPunter(index))),
    stop: () => server.close(),
  };
};
