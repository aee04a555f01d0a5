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
  /** What the token says; nobody's word but its own. */
  readonly claims: PunterClaims | null;
  readonly otherToken: string | null;
  readonly hostToken: string | null;
  readonly tenant: string | null;
  readonly brand: string;
  readonly place: boolean;
  /** Parts of the names of the checks that are wanted; all where there are none. */
  readonly only: readonly string[];
  readonly json: boolean;
  /** Milliseconds that any one answer is waited for. */
  readonly patience: number;
}

export const USAGE = `Checks a back end against the Touchline contract, call by call and push by push.

  touchline-conformance --api https://api.example --push https://push.example [options]

  --api URL            where /api/… is answered (required)
  --push URL           where the push channel is; without it nothing of it is checked
  --token JWT          a punter's token: use one of a punter made for this
  --other-token JWT    another punter's, to see that neither finds what is the other's
  --host-token JWT     a host's own token, for the calls of operators
  --tenant NAME        for booking codes, where no token says it
  --brand NAME         the brand that bets are placed with (default)
  --place              also do what leaves something behind: places a bet at the smallest stake and one at twice that,
                       cancels the one and cashes out the other, has some refused, deposits the smallest stake twice,
                       keeps the punter's slips and a preference anew, and makes a booking code
  --only NAME          only checks whose name holds this; may be given several times
  --timeout SECONDS    how long an answer is waited for (10)
  --json               for machines

Ends with 0 where nothing failed, 1 where something did, 2 where it could not be reached or was used wrongly.
`;

export class UsedWrongly extends Error {}

const addressOf = (name: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsedWrongly(`--${name} is no address: ${text}`);
  return text.replace(/\/+$/, "");
};

const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return null;
  }
};

interface Claims {
  readonly exp: number;
}

/** What a token says. One that cannot be good would make every check fail for a reason that is not the back end's. */
const readClaims = <Schema extends z.ZodMiniType<Claims>>(
  name: string,
  token: string,
  schema: Schema,
  now: number,
): z.output<Schema> => {
  const payload = payloadOf(token);
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new UsedWrongly(`--${name}: ${describeIssues(parsed.error.issues, payload)}`);
  if (parsed.data.exp * 1000 <= now) throw new UsedWrongly(`--${name} is over: ask for a new one`);
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

const readPatience = (text: string): number => {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new UsedWrongly(`--timeout is no number of seconds: ${text}`);
  return seconds * 1000;
};

/** Null where help is asked for. */
export const readOptions = (args: readonly string[], now: number): Options | null => {
  const flags = readFlags(args);
  if (flags.help) return null;
  if (flags.api === undefined) throw new UsedWrongly("--api is missing");
  const { token = null, "other-token": otherToken = null, "host-token": hostToken = null } = flags;
  const claims = token === null ? null : readClaims("token", token, punterClaimsSchema, now);
  if (flags.place && claims && isOnBreak(claims, now))
    throw new UsedWrongly("--place: the punter takes a break, and no bet of theirs may be taken");
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
