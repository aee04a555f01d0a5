import { ONE_SHARD, type Shard } from "@touchline/protocol";
import * as z from "zod/mini";
import { readProxies } from "./address.ts";

/** What the page of variables says of one, beside its name. */
export interface Setting {
  readonly about: string;
  readonly kind: string;
  /** Null where there is none: the variable may be left out. */
  readonly fallback: string | null;
}

/** The descriptions of variables, by their schemas. `docs/configuration.md` is written from them. */
export const settings = z.registry<Setting>();

/** An empty variable is one that is not set: `LIMIT_ADDRESS=` in a file must not become 0, which is no limit. */
const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

type Environment = Readonly<Record<string, string | undefined>>;

/** The only reader of the environment. Names every invalid variable before anything starts. */
export const readConfig = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  environment: Environment = process.env,
): z.output<z.ZodMiniObject<Shape>> => {
  const parsed = z.safeParse(z.object(shape), withoutEmpty(environment));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Invalid environment variables. ${problems.join("; ")}`);
};

const described = <Schema extends z.ZodMiniType>(schema: Schema, setting: Setting): Schema => {
  settings.add(schema, setting);
  return schema;
};

export const text = (fallback: string, about: string) =>
  described(z._default(z.string(), fallback), { about, kind: "text", fallback });

export const whole = (fallback: number, about: string) =>
  described(z._default(z.coerce.number().check(z.int(), z.nonnegative()), fallback), {
    ...{ about, kind: "whole number" },
    fallback: String(fallback),
  });

export const positive = (fallback: number, about: string) =>
  described(z._default(z.coerce.number().check(z.positive()), fallback), {
    ...{ about, kind: "number above 0" },
    fallback: String(fallback),
  });

export const optionalPositive = (about: string) =>
  described(z.optional(z.coerce.number().check(z.positive())), { about, kind: "number above 0", fallback: null });

export const ratio = (fallback: number, about: string) =>
  described(z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), fallback), {
    ...{ about, kind: "number from 0 to 1" },
    fallback: String(fallback),
  });

export const flag = (about: string) =>
  described(z._default(z.stringbool(), false), { about, kind: "true or false", fallback: "false" });

export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  fallback: Values[number],
  about: string,
) => described(z._default(z.enum(values), fallback), { about, kind: values.join(", "), fallback });

const isAddress = (given: string, schemes: readonly string[]): boolean =>
  URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1));

/** Addresses by one of the schemes, separated by commas. The message never has the value, which may contain a password. */
const addresses = (schemes: readonly string[], fallback: string, about: string) => {
  const form = schemes.map((scheme) => `${scheme}://`).join(" or ");
  const isValid = (given: string): boolean =>
    given === fallback || given.split(",").every((each) => isAddress(each, schemes));
  const schema = z.string().check(z.refine(isValid, { error: `must be an address that begins with ${form}` }));
  return described(z._default(schema, fallback), { about, kind: `address (${form})`, fallback });
};

export const httpUrl = (fallback: string, about: string) => addresses(["http", "https"], fallback, about);

export const databaseUrl = (fallback: string) =>
  addresses(["postgres", "postgresql"], fallback, "PostgreSQL, with the role of this service and its password");

/** More than the database of the service itself; empty without. */
export const otherDatabaseUrls = (about: string) => addresses(["postgres", "postgresql"], "", about);

const readShard = (given: string): Shard | null => {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  return shard.number < shard.of ? shard : null;
};

/** Which part of the ledger a node has. */
export const ledgerShard = () =>
  described(
    z._default(
      z.pipe(
        z.string(),
        z.transform((given: string, context): Shard => {
          const shard = readShard(given);
          if (shard) return shard;
          context.issues.push({ code: "custom", message: "must be a number from 0 and a count, as 0/2", input: given });
          return z.NEVER;
        }),
      ),
      ONE_SHARD,
    ),
    {
      about:
        "Which shard of the ledger is at `DATABASE_URL`, and how many there are, as `0/2` and `1/2` ([operations.md](operations.md#shards-of-the-ledger))",
      kind: "number/count",
      fallback: "0/1",
    },
  );

/** How many parts the ledger has. */
export const ledgerShards = () =>
  described(z._default(z.coerce.number().check(z.int(), z.positive()), 1), {
    about: "Number of shards of the ledger ([operations.md](operations.md#shards-of-the-ledger))",
    kind: "whole number from 1",
    fallback: "1",
  });

export const redisUrl = (about: string) => addresses(["redis", "rediss"], "", about);

export const natsUrl = () =>
  addresses(
    ["nats", "tls"],
    "nats://127.0.0.1:4222",
    "The bus, with the user of this service and its password; several servers are separated by commas. `tls://` requires TLS",
  );

export const amqpUrl = (about: string) => addresses(["amqp", "amqps"], "amqp://guest:guest@127.0.0.1:5672", about);

/** Where probes and Prometheus reach a service. */
export const healthSettings = (port: number) => ({
  HEALTH_HOST: text(
    "127.0.0.1",
    "Address that `/health`, `/ready` and `/metrics` are served at: one that the public cannot reach",
  ),
  HEALTH_PORT: whole(port, "Port of `/health`, `/ready` and `/metrics`; 0 is any that is free"),
});

/** For services behind a load balancer. */
export const drainSetting = () =>
  whole(
    2_000,
    "Milliseconds for which a node that is told to stop still serves while `/ready` says that it is not ready: longer than the load balancer in front takes to notice. 0 where there is none",
  );

/** A value by tenant, as JSON. The message never has the value, which may contain a key. */
const byTenant = <Value extends z.ZodMiniType>(value: Value, form: string, about: string) => {
  const schema = z.record(z.string(), value);
  return described(
    z._default(
      z.pipe(
        z.string(),
        z.transform((given: string, context): z.output<typeof schema> => {
          try {
            return schema.parse(JSON.parse(given));
          } catch {
            context.issues.push({ code: "custom", message: `must be JSON with ${form} by tenant`, input: given });
            return z.NEVER;
          }
        }),
      ),
      {},
    ),
    { about, kind: "JSON", fallback: "{}" },
  );
};

/** Issuer and key set of each tenant's host. Without any nobody can sign in. */
export const tenantKeys = () =>
  byTenant(
    z.object({ issuer: z.string(), jwksUrl: z.url() }),
    "issuer and jwksUrl",
    'Issuer and key set of each tenant\'s host: `{"tenant": {"issuer": "…", "jwksUrl": "…"}}`. Without any nobody can sign in',
  );

const SHORTEST_KEY = 32;
const walletKey = z.string().check(z.minLength(SHORTEST_KEY));

/** Wallets of operators that keep their punters' money themselves. */
export const tenantWallets = () =>
  byTenant(
    z.object({ url: z.url(), key: walletKey, walletKey }),
    "url, key and walletKey (32 characters at least)",
    'Wallets of operators that keep their punters\' money themselves: `{"tenant": {"url": "…", "key": "…", "walletKey": "…"}}`. The platform signs with `key`, the wallet with `walletKey`. A tenant that is not here has its money in the ledger. A tenant is not moved from one to the other',
  );

/** Outside systems that decide on the bets of a tenant. */
export const tenantRisk = () =>
  byTenant(
    z.object({ url: z.url(), key: walletKey }),
    "url and key (32 characters at least)",
    'Outside systems that are asked before bets of a tenant are taken: `{"tenant": {"url": "…", "key": "…"}}`. Both sides sign with `key`',
  );

const areProxies = (given: string): boolean => {
  try {
    readProxies(given);
    return true;
  } catch {
    return false;
  }
};

export const trustedProxies = () =>
  described(z._default(z.string().check(z.refine(areProxies, { error: "must be addresses or networks" })), ""), {
    about: "Addresses or networks of the proxies in front, separated by commas; only their `X-Forwarded-For` is read",
    kind: "addresses",
    fallback: "",
  });
