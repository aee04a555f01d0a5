import * as z from "zod/mini";

/** The only reader of the environment. Names every invalid variable before anything starts. */
export const readConfig = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.output<z.ZodMiniObject<Shape>> => {
  const parsed = z.safeParse(z.object(shape), process.env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Invalid environment variables. ${problems.join("; ")}`);
};

export const text = (fallback: string) => z._default(z.string(), fallback);
export const whole = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.nonnegative()), fallback);
export const positive = (fallback: number) => z._default(z.coerce.number().check(z.positive()), fallback);
export const optionalPositive = () => z.optional(z.coerce.number().check(z.positive()));
export const flag = () => z._default(z.stringbool(), false);
export const natsUrl = () => text("nats://127.0.0.1:4222");

const tenantKeysSchema = z.record(z.string(), z.object({ issuer: z.string(), jwksUrl: z.url() }));

/** Issuer and key set of each tenant's host, as JSON. Without any nobody can sign in. */
export const tenantKeys = () =>
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
  );
