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

export const redisUrl = (about: string) => addresses(["redis", "rediss"], "", about);

export const natsUrl = () =>
  addresses(
    ["nats", "tls"],
    "nats://127.0.0.1:4222",
    "The bus, with the user of this service and its password; several servers are separated by commas. `tls://` requires TLS",
  );

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

const tenantKeysSchema = z.record(z.string(), z.object({ issuer: z.string(), jwksUrl: z.url() }));

/** Issuer and key set of each tenant's host, as JSON. Without any nobody can sign in. */
export const tenantKeys = () =>
  described(
    z._default(
      z.pipe(
        z.string(),
        z.transform((given: string, context) => {
          try {
            return tenantKeysSchema.parse(JSON.parse(given));
          } catch {
            context.issues.push({
              code: "custom",
              message: "must be JSON with issuer and jwksUrl by tenant",
              input: given,
            });
            return z.NEVER;
          }
        }),
      ),
      {},
    ),
    {
      about:
        'Issuer and key set of each tenant\'s host: `{"tenant": {"issuer": "…", "jwksUrl": "…"}}`. Without any nobody can sign in',
      kind: "JSON",
      fallback: "{}",
    },
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
