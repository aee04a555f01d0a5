import type { Sportsbook } from "@touchline/host-sdk";
import type { SiteConfig } from "../../site-config.ts";
import type { Account } from "../account.ts";
import { hostApi } from "../host-api.ts";
import { walletOf } from "../sportsbook-options.ts";

/** What a command wants to know before it is sent. */
export interface Question {
  readonly label: string;
  readonly value: string;
  /** Without any, a text is asked for. */
  readonly choices?: readonly string[];
}

export interface Command {
  readonly name: string;
  readonly ask?: () => Question;
  readonly run: (value: string) => void | Promise<void>;
}

export interface Commanded {
  readonly account: Account;
  readonly config: SiteConfig;
  readonly sportsbook: () => Sportsbook;
  readonly lastBet: () => string;
}

const renew = async (sportsbook: Sportsbook): Promise<void> => {
  const session = await hostApi.session();
  if (session) sportsbook.updateSession(session);
  else sportsbook.destroySession();
};

const tellWallet = async ({ account, sportsbook }: Commanded): Promise<void> => {
  await account.refresh();
  const wallet = account.me ? walletOf(account.me) : null;
  if (wallet) sportsbook().updateWallet(wallet);
};

/** What the console can say to the sportsbook, as the operator. */
export const commandsOf = (commanded: Commanded): readonly Command[] => {
  const { account, config, sportsbook, lastBet } = commanded;
  return [
    { name: "Log out", run: () => account.signOut() },
    { name: "New token", run: () => renew(sportsbook()) },
    { name: "Wallet", run: () => tellWallet(commanded) },
    {
      name: "Language",
      ask: () => ({ label: "Language", value: config.locales[0] ?? "", choices: config.locales }),
      run: (locale) => sportsbook().updateGameOptions({ locale }),
    },
    {
      name: "Theme",
      ask: () => ({ label: "Theme", value: config.themes[0] ?? "", choices: config.themes }),
      run: (theme) => sportsbook().updateGameOptions({ theme }),
    },
    {
      name: "Go to route",
      ask: () => ({ label: "Path in the app", value: "/live" }),
      run: (path) => sportsbook().navigate(path),
    },
    {
      name: "Open ticket",
      ask: () => ({ label: "Bet id", value: lastBet() }),
      run: (betId) => sportsbook().updateGameOptions({ betId: betId || null }),
    },
    { name: "Back", run: () => history.back() },
  ];
};
