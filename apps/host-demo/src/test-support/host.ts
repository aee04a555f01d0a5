import { HOST_PATHS } from "@touchline/protocol";
import type { Platform } from "../platform.ts";
import { createServer } from "../server.ts";
import { openSigningKeys } from "../signing-keys.ts";
import { createTokens } from "../tokens.ts";
import type { Wallet } from "../wallet/open-wallet.ts";

/** A Wednesday, so that neither a day nor a week ends by accident. */
export const NOON = Date.UTC(2026, 10, 18, 12);

const SITE = {
  appUrl: "https://book.example",
  tenant: "touchline",
  brand: "velora",
  locales: ["en"],
  themes: ["dark", "light"],
  compared: ["velora", "paloma"],
};
export const ASSETS = { script: "/host/assets/main-1.js", styles: ["/host/assets/main-1.css"] };

/** The operator's server with a platform that notes what it is asked, and a clock that is moved by hand. */
export const startHost = async (
  assets: typeof ASSETS | null = ASSETS,
  wallet: Wallet | null = null,
  tenant = SITE.tenant,
) => {
  let time = NOON;
  const now = (): number => time;
  // Who checks a token has a clock of their own.
  const keys = await openSigningKeys({ now: Date.now });
  const tokens = createTokens({ tenant: "touchline", issuer: "https://host.example", keys, now: Date.now });
  const asked: (readonly [what: string, ...values: string[]])[] = [];
  const balances = new Map<string, string>();
  let isAway = false;
  const note = async (...call: readonly [string, ...string[]]): Promise<void> => {
    if (isAway) throw new Error("no line");
    asked.push(call);
  };
  const platform: Platform = {
    deposit: (...values) => note("deposit", ...values),
    welcome: ({ id }) => note("welcome", id),
    balance: async (_punter, currency) => {
      if (isAway) throw new Error("no line");
      return balances.get(currency) ?? "0";
    },
    endSession: (sid) => note("end", sid),
  };
  const server = createServer({
    keys,
    tokens,
    platform,
    site: { ...SITE, tenant },
    assets,
    wallet,
    now,
    onError: () => {},
  });

  return {
    keys,
    asked,
    server,
    balances,
    away: (): void => {
      isAway = true;
    },
    pass: (ms: number): void => {
      time += ms;
    },
    /** As the site's script asks. */
    send: (method: "POST" | "PUT", url: string, payload: object, cookie = "", headers = {}) =>
      server.inject({ method, url, payload, headers: { cookie, ...headers } }),
    read: (url: string, cookie = "") => server.inject({ url, headers: { cookie } }),
    /** Answers with the cookie. */
    signIn: async (account = "jonas-keller"): Promise<string> => {
      const answer = await server.inject({ method: "POST", url: HOST_PATHS.signIn, payload: { account } });
      return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    },
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
