import { parseArgs } from "node:util";
import {
  type HostClaims,
  hostClaimsSchema,
  isOnBreak,
  type PunterClaims,
  punterClaimsSchema,
} from "@touchline/protocol";
import type * as z from "zod/mini";
import { describeIssues } from "./words/describe-issue.ts";

export interface Options {
  readonly api: string;
  readonly push: string | null;
  readonly token: string | null;
  /** Claims of the token, not verified. */
  readonly claims: PunterClaims | null;
  readonly otherToken: string | null;
  readonly hostToken: string | null;
  readonly tenant: string | null;
  readonly brand: string;
  readonly place: boolean;
  /** Parts of the names of the checks to run; empty for all. */
  readonly only: readonly string[];
  readonly json: boolean;
  /** Timeout of one answer in milliseconds. */
  readonly patience: number;
}

export const USAGE = `Checks a back end against the Touchline contract, call by call and push by push.

  touchline-conformance --api https://api.example --push https://push.example [options]

  --api URL            where /api/… is answered (required)
  --push URL           origin of the push channel; without it push is not checked
  --token JWT          a punter's token, best of a punter created for this
  --other-token JWT    another punter's, to check that punters cannot see each other's data
  --host-token JWT     a host's own token, for the calls of operators
  --tenant NAME        for booking codes, if there is no token
  --brand NAME         the brand for placing bets (default)
  --place              also run checks that change data: places a bet at the smallest stake and one at twice that,
                       cancels the one and cashes out the other, has some rejected, deposits the smallest stake twice,
                       stores the punter's slips and a preference again, and creates a booking code
  --only NAME          only checks whose name contains this; may be repeated
  --timeout SECONDS    timeout of an answer (10)
  --json               machine-readable output

touchline-conformance wallet --help has the options for an operator's wallet.

Exit code: 0 if nothing failed, 1 if something did, 2 if it could not be reached or the options are wrong.
`;

export class UsedWrongly extends Error {}

export const addressOf = (name: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsedWrongly(`--${name} is not an http(s) address: ${text}`);
  return text.replace(/\/+$/, "");
};

const NO_JWT = "is not a token: a JWT has three parts with dots between them, and the second is JSON in base64url";

const payloadOf = (name: string, token: string): object => {
  const [, payload = "", signature] = token.split(".");
  try {
    const read: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    if (signature !== undefined && typeof read === "object" && read !== null) return read;
  } catch {
    // The same as any other nonsense.
  }
  throw new UsedWrongly(`--${name} ${NO_JWT}`);
};

interface Claims {
  readonly exp: number;
}

/** Claims of a token. Checked here, because an unusable token would fail every check for a reason that is not the back end's. */
const readClaims = <Schema extends z.ZodMiniType<Claims>>(
  name: string,
  token: string,
  schema: Schema,
  now: number,
): z.output<Schema> => {
  const payload = payloadOf(name, token);
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new UsedWrongly(`--${name}: ${describeIssues(parsed.error.issues, payload)}`);
  if (parsed.data.exp * 1000 <= now) throw new UsedWrongly(`--${name} has expired: request a new one`);
  return parsed.data;
};

const FLAGS = {
  api: { type: "string" },
  push: { type: "string" },
  token: { type: "string" },
  "other-token": { type: "string" },
  "host-token": { type: "string" },
  tenant: { type: "string" },
  brand: { type: "string", default: "default" },
  place: { type: "boolean", default: false },
  only: { type: "string", multiple: true, default: [] as string[] },
  timeout: { type: "string", default: "10" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new UsedWrongly((error as Error).message);
  }
};

export const readPatience = (text: string): number => {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new UsedWrongly(`--timeout is not a number of seconds: ${text}`);
  return seconds * 1000;
};

/** Null if help is requested. */
export const readOptions = (args: readonly string[], now: number): Options | null => {
  const flags = readFlags(args);
  if (flags.help) return null;
  if (flags.api === undefined) throw new UsedWrongly("--api is missing");
  const { token = null, "other-token": otherToken = null, "host-token": hostToken = null } = flags;
  const claims = token === null ? null : readClaims("token", token, punterClaimsSchema, now);
  if (flags.place && claims && isOnBreak(claims, now))
    throw new UsedWrongly("--place: the punter is on a break, so no bet can be placed");
  if (otherToken !== null) readClaims("other-token", otherToken, punterClaimsSchema, now);
  const host: HostClaims | null =
    hostToken === null ? null : readClaims("host-token", hostToken, hostClaimsSchema, now);
  return {
    api: addressOf("api", flags.api),
    push: flags.push === undefined ? null : addressOf("push", flags.push),
    token,
    claims,
    otherToken,
    hostToken,
    tenant: flags.tenant ?? claims?.tenant ?? host?.tenant ?? null,
    brand: flags.brand,
    place: flags.place,
    only: flags.only,
    json: flags.json,
    patience: readPatience(flags.timeout),
  };
};
