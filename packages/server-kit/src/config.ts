import * as z from "zod/mini";

/** The one reader of the environment. What is wrong is said by name, before anything starts. */
export const readConfig = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.output<z.ZodMiniObject<Shape>> => {
  const parsed = z.safeParse(z.object(shape), process.env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not usable. ${problems.join("; ")}`);
};

export const text = (fallback: string) => z._default(z.string(), fallback);
export const whole = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.nonnegative()), fallback);
export const positive = (fallback: number) => z._default(z.coerce.number().check(z.positive()), fallback);
export const optionalPositive = () => z.optional(z.coerce.number().check(z.positive()));
export const flag = () => z._default(z.stringbool(), false);
export const natsUrl = () => text("nats://127.0.0.1:4222");
