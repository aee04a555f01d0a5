import type { Sportsbook, SportsbookEvents } from "@touchline/host-sdk";
import { isBreakLength } from "../limits/break.ts";
import type { Me } from "../me.ts";
import { SITE_PAGES } from "../site-paths.ts";
import type { Account } from "./account.ts";
import { openDeposit } from "./deposit-dialog.ts";
import { openDrawer } from "./drawer.ts";
import { hostApi } from "./host-api.ts";
import { openSignIn } from "./sign-in-dialog.ts";
import { limitsOf, walletOf } from "./sportsbook-options.ts";

type Asked = SportsbookEvents["pageAsked"];

const goTo = (path: string) => (): void => location.assign(path);

/** Only the web, and only in a tab that cannot reach back into this one. */
const openLink = ({ url }: Asked): void => {
  if (url?.startsWith("https://")) window.open(url, "_blank", "noopener,noreferrer");
};

const PAGES: Readonly<Record<Asked["page"], (asked: Asked) => void>> = {
  "side-menu": openDrawer,
  casino: goTo(SITE_PAGES.casino),
  limits: goTo(SITE_PAGES.limits),
  "time-out": goTo(SITE_PAGES.timeOut),
  "self-exclusion": goTo(SITE_PAGES.selfExclusion),
  help: goTo(SITE_PAGES.help),
  link: openLink,
};

/** Breaks of other lengths are taken on the page. */
const startBreak = (account: Account, hours: number): void => {
  const length = `${hours}h`;
  if (isBreakLength(length)) void account.startBreak(length).catch(reportError);
  else goTo(SITE_PAGES.timeOut)();
};

/** Does what the sportsbook asks of its host. */
const answer = (sportsbook: Sportsbook, account: Account): void => {
  const refresh = (): void => void account.refresh().catch(reportError);
  sportsbook.on("loginAsked", () => openSignIn(account));
  sportsbook.on("logoutAsked", () => void account.signOut().catch(reportError));
  sportsbook.on("depositAsked", () => openDeposit(account));
  sportsbook.on("pageAsked", (asked) => PAGES[asked.page](asked));
  sportsbook.on("breakAsked", ({ hours }) => startBreak(account, hours));
  sportsbook.on("balanceChanged", refresh);
  sportsbook.on("betSettled", refresh);
  sportsbook.on("betPlaced", ({ stake, currency }) => void account.noteStake(stake, currency).catch(reportError));
};

const sessionOf = (me: Account["me"]): string => JSON.stringify(me && [me.punter.id, me.currency, me.breakUntil]);

/** Says what changed, and nothing twice. The first session is not said: the sportsbook asks for it. */
const tell = (sportsbook: Sportsbook, account: Account): (() => void) => {
  const said = new Map<string, string>();
  const isNew = (what: string, value: object | null): boolean => {
    const text = JSON.stringify(value);
    if (said.get(what) === text) return false;
    said.set(what, text);
    return true;
  };
  const tellOwn = (me: Me): void => {
    const wallet = walletOf(me);
    if (wallet && isNew("wallet", wallet)) sportsbook.updateWallet(wallet);
    if (isNew("limits", limitsOf(me))) sportsbook.updateLimits(limitsOf(me));
  };
  const renew = async (me: Me): Promise<void> => {
    const session = await hostApi.session();
    // Meanwhile somebody may have signed out: what was answered before is not said after.
    if (sessionOf(account.me) !== sessionOf(me)) return;
    if (session) sportsbook.updateSession(session);
    else sportsbook.destroySession();
    tellOwn(me);
  };
  return account.watch((me, before) => {
    const isOther = before !== undefined && sessionOf(me) !== sessionOf(before);
    if (isOther) said.clear();
    if (me && isOther) void renew(me).catch(reportError);
    else if (me) tellOwn(me);
    else if (isOther) sportsbook.destroySession();
  });
};

/** Stands between a sportsbook and the site around it. Returns how to take the sportsbook off the page. */
export const serveSportsbook = (sportsbook: Sportsbook, account: Account): (() => void) => {
  answer(sportsbook, account);
  const stop = tell(sportsbook, account);
  return () => {
    stop();
    sportsbook.destroy();
  };
};
