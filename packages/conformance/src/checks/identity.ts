import { TOKEN_AUDIENCE } from "@touchline/protocol";
import { type Check, checksOf, type Need } from "../check.ts";
import { demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import type { Options } from "../options.ts";
import { type Call, nameOf, type Route } from "../wire/call.ts";
import { demandProblem, demandStatus } from "../wire/read-answer.ts";
import { HOST_SAMPLES, PUNTER_SAMPLES } from "./samples.ts";

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with valid claims but without a signature. */
const unsigned = ({ claims }: Options): string => {
  const now = Math.floor(Date.now() / 1000);
  const made = {
    iss: "https://conformance.example",
    sub: "conformance",
    sid: "1",
    currency: "EUR",
    tenant: "touchline",
  };
  const said = claims ?? { ...made, aud: TOKEN_AUDIENCE, iat: now, exp: now + 300 };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(said)}.`;
};

/** A valid token whose payload was changed after it was signed. */
const altered = ({ token, claims }: Options): string[] => {
  if (!token || !claims) return [];
  const [head, , signature] = token.split(".");
  return [`${head}.${encode({ ...claims, sub: "conformance-nobody" })}.${signature}`];
};

const badTokens = (options: Options): (string | null)[] => [null, "nonsense", unsigned(options), ...altered(options)];

const FIX =
  "Answer 401 with the code UNAUTHORISED before anything else is validated, and verify the signature of every token.";

const refuses = async ({ askFor, options }: Context, route: Route, call: () => Call): Promise<void> => {
  for (const token of badTokens(options)) demandProblem(await askFor(route, { ...call(), token }), 401, "UNAUTHORISED");
};

const refusing = checksOf(
  "Who may ask",
  { fix: FIX },
  [...PUNTER_SAMPLES, ...HOST_SAMPLES].map(({ route, call }) => ({
    name: `${nameOf(route)} without a good token`,
    proves: "Without a token, or with one that is not signed, nothing is returned and nothing is changed.",
    run: (context) => refuses(context, route, call),
  })),
);

const takesNoToken = (samples: typeof PUNTER_SAMPLES, need: "token" | "hostToken") =>
  samples.map(({ route, call }) => ({
    name: `${nameOf(route)} with ${need === "token" ? "a punter's token" : "a host's token"}`,
    proves: "A punter's token is not accepted for a host, nor a host's for a punter.",
    needs: [need] as Need[],
    run: async ({ askFor, options }: Context) =>
      demandProblem(await askFor(route, { ...call(), token: options[need] }), 401, "UNAUTHORISED"),
  }));

const audiences = checksOf("Who may ask", { fix: "Verify the audience of the token." }, [
  ...takesNoToken(HOST_SAMPLES, "token"),
  ...takesNoToken(
    PUNTER_SAMPLES.filter(({ route }) => route.method === "GET"),
    "hostToken",
  ),
]);

const keeping = checksOf(
  "Who may ask",
  { fix: "Send Cache-Control: no-store with every answer about a punter.", needs: ["token"] },
  PUNTER_SAMPLES.filter(({ route }) => route.method === "GET" && !route.path.includes(":")).map(({ route, call }) => ({
    name: `${nameOf(route)} is kept by nobody`,
    proves: "Answers about a punter must not be cached.",
    run: async ({ askFor, options }) => {
      const answer = await askFor(route, { ...call(), token: options.token });
      demandStatus(answer, 200);
      const kept = answer.headers.get("cache-control");
      demand(kept?.includes("no-store") ?? false, `${answer.asked} has Cache-Control: ${kept ?? "none"}`);
    },
  })),
);

export const identityChecks: readonly Check[] = [...refusing, ...audiences, ...keeping];
