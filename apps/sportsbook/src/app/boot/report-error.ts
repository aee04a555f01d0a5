import { WalletContradicted } from "../../data/wallet/shown-wallet.ts";
import type { Env } from "../../env/env.ts";
import type { HostLink } from "../../host/host-link.ts";
import { TokenRefused } from "../../net/punter-call.ts";

/** Within this time, in milliseconds, the host gets the same message once, and at most so many different ones. */
const PERIOD = 10_000;
const MOST_IN_PERIOD = 10;
const MAX_LENGTH = 500;

/** What a host can do something about has a code of its own. */
const CODES: readonly (readonly [new (...parts: never[]) => Error, code: string])[] = [
  [TokenRefused, "TOKEN_REFUSED"],
  [WalletContradicted, "WALLET_CONTRADICTED"],
];

const described = (error: unknown, where: string): { readonly code: string; readonly message: string } => {
  const [, code] = CODES.find(([kind]) => error instanceof kind) ?? [];
  return code ? { code, message: (error as Error).message } : { code: "APP_ERROR", message: `${where}: ${error}` };
};

/** Errors go to the console and to the host. A part that fails again and again must not flood the host with messages. */
export const createReport = ({ notify }: Pick<HostLink, "notify">, now: () => number): Env["report"] => {
  /** Messages of the last period, with the time of each. */
  const sent = new Map<string, number>();
  const mayNotify = (text: string): boolean => {
    for (const [earlier, at] of sent) if (now() - at >= PERIOD) sent.delete(earlier);
    if (sent.has(text) || sent.size >= MOST_IN_PERIOD) return false;
    sent.set(text, now());
    return true;
  };
  return (error, where = "data") => {
    console.error(`${where}:`, error);
    const { code, message } = described(error, where);
    if (mayNotify(message)) notify("error", { code, message: message.slice(0, MAX_LENGTH) });
  };
};
