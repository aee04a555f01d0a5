import { formatMoment, formatMoney } from "../format.ts";
import type { Me, WalletView } from "../me.ts";
import { SITE_PAGES } from "../site-paths.ts";
import type { Account } from "./account.ts";
import { openDeposit } from "./deposit-dialog.ts";
import { type Child, icon, make, requirePart } from "./dom.ts";
import { makeMenu } from "./menu.ts";
import { siteConfig } from "./page-config.ts";
import { openSignIn } from "./sign-in-dialog.ts";

const balanceOf = ({ balance, currency }: WalletView): string =>
  balance === null ? `${currency} –` : formatMoney(balance, currency);

const shortName = (name: string): string => {
  const [first = "", last = ""] = name.split(" ");
  return `${first} ${last.slice(0, 1)}.`;
};

const walletMenu = (account: Account, { currency, wallets }: Me): readonly Node[] => {
  const active = wallets.find((wallet) => wallet.currency === currency);
  const item = (wallet: WalletView): HTMLElement =>
    make(
      "button",
      {
        type: "button",
        "aria-pressed": String(wallet.currency === currency),
        click: () => void account.turnTo(wallet.currency),
      },
      make("span", {}, wallet.currency),
      make("b", {}, balanceOf(wallet)),
      wallet.currency === currency && icon("check"),
    );
  const balance = active ? balanceOf(active) : "";
  return makeMenu(
    "wallet-menu",
    { class: "wallet" },
    [
      icon("wallet"),
      make("span", { class: "wallet__text" }, make("small", {}, "Main wallet"), make("b", {}, balance)),
      make("span", { class: "unseen" }, "Change currency"),
      icon("down"),
    ],
    [make("h2", {}, "Wallets"), ...wallets.map(item)],
  );
};

const accountMenu = (account: Account, { punter, breakUntil }: Me): readonly Node[] => {
  const link = ([label, href]: readonly [string, string]): HTMLElement => make("a", { href }, label);
  const links: readonly (readonly [string, string])[] = [
    ...(siteConfig().hasWallet ? [["Wallet history", SITE_PAGES.history] as const] : []),
    ["Your limits", SITE_PAGES.limits],
    ["Take a break", SITE_PAGES.timeOut],
    ["Two brands", SITE_PAGES.compare],
    ["Embed console", `${SITE_PAGES.sports}?console`],
  ];
  return makeMenu(
    "account-menu",
    { class: "account-button" },
    [
      icon("person"),
      make("span", { class: "unseen" }, "Account:"),
      make("span", { class: "account-button__name" }, shortName(punter.name)),
      icon("down"),
    ],
    [
      make("h2", {}, punter.name),
      breakUntil !== null &&
        make("p", { class: "menu__note" }, icon("pause"), `On a break until ${formatMoment(breakUntil)}`),
      ...links.map(link),
      make("button", { type: "button", click: () => void account.signOut() }, "Sign out"),
    ],
  );
};

const signedIn = (account: Account, me: Me): readonly Child[] => [
  ...walletMenu(account, me),
  make("button", { class: "button", type: "button", click: () => openDeposit(account) }, "Deposit"),
  ...accountMenu(account, me),
];

const signedOut = (account: Account): readonly Child[] => [
  make("button", { class: "button", type: "button", click: () => openSignIn(account) }, "Sign in"),
];

/** Wallet, deposit and account, or the way in. Pages outside the site's frame have none. */
export const showHeader = (account: Account): void => {
  const place = requirePart("account");
  let shown = "";
  account.watch((me) => {
    // What is the same is left alone: an open menu stays open, and focus where it is.
    const now = JSON.stringify(me && [me.punter, me.currency, me.wallets, me.breakUntil]);
    if (now === shown) return;
    shown = now;
    const focused = document.activeElement?.getAttribute("class");
    const nodes = me ? signedIn(account, me) : signedOut(account);
    place.replaceChildren(...nodes.filter((node): node is Node => node instanceof Node));
    if (focused) place.querySelector<HTMLElement>(`[class="${focused}"]`)?.focus();
  });
};
