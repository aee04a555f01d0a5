import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

/** An operator of our own making: a server of a few lines, with a key of its own and a page that embeds the app. */
export interface Operator {
  readonly origin: string;
  readonly issuer: string;
  /** Pages by path; they may change while it runs. */
  readonly pages: Map<string, string>;
  /** Folders of built files by path. */
  readonly folders: Map<string, string>;
  readonly punterToken: (claims?: Readonly<Record<string, unknown>>) => string;
  readonly hostToken: () => string;
  /** The key that it signs with, as a JSON Web Key. */
  readonly privateKey: object;
  readonly stop: () => Promise<void>;
}

const LIFE_S = 300;
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Answers `/keys.json`, `/my/session` with whoever signed in by `/my/sign-in`, and its pages. */
export const startOperator = async (tenant: string, issuer: string): Promise<Operator> => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = randomUUID();
  const pages = new Map<string, string>();
  const folders = new Map<string, string>();

  /** Null where there is no such file. */
  const readBuilt = (pathname: string): Buffer | null => {
    const [path, folder] = [...folders].find(([each]) => pathname.startsWith(`${each}/`)) ?? [];
    if (path === undefined || folder === undefined || pathname.includes("..")) return null;
    const file = join(folder, pathname.slice(path.length));
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null;
  };

  const signed = (claims: Readonly<Record<string, unknown>>): string => {
    const iat = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, tenant, iat, exp: iat + LIFE_S, ...claims };
    const body = `${encode({ alg: "ES256", kid })}.${encode(payload)}`;
    const signature = sign("sha256", Buffer.from(body), { key: privateKey, dsaEncoding: "ieee-p1363" });
    return `${body}.${signature.toString("base64url")}`;
  };
  const punterToken: Operator["punterToken"] = (claims = {}) =>
    signed({ aud: "touchline", sub: "punter-7", sid: "session-41", currency: "EUR", ...claims });

  const session = ({ headers }: IncomingMessage): object | null =>
    headers.cookie?.includes("signed-in")
      ? { token: punterToken(), punter: { id: "punter-7", nickname: "Ana" }, currency: "EUR" }
      : null;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://operator");
    const json = (value: object): void =>
      void response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    if (pathname === "/keys.json") return json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid }] });
    if (pathname === "/my/session") {
      const answer = session(request);
      return answer ? json(answer) : response.writeHead(204).end();
    }
    const built = readBuilt(pathname);
    if (built) return response.setHeader("content-type", TYPES[extname(pathname)] ?? "text/plain").end(built);
    // Every address under a page is that page.
    const page = [...pages].find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
    return page ? response.setHeader("content-type", "text/html").end(page[1]) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    issuer,
    pages,
    folders,
    punterToken,
    privateKey: { ...privateKey.export({ format: "jwk" }), kid },
    hostToken: () => signed({ aud: "touchline-host" }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
