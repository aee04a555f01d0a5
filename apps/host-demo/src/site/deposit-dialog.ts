import { problemText } from "../deposit-problem.ts";
import { formatRoundMoney } from "../format.ts";
import type { Me } from "../me.ts";
import type { Account } from "./account.ts";
import { openDialog } from "./dialog.ts";
import { make } from "./dom.ts";
import { openSignIn } from "./sign-in-dialog.ts";

const firstWord = ({ breakUntil, currency }: Me): string | null =>
  breakUntil === null ? null : problemText({ error: "ON_A_BREAK", until: breakUntil }, currency);

const openFor = (account: Account, me: Me): void => {
  const { currency, wallets } = me;
  const amounts = wallets.find((wallet) => wallet.currency === currency)?.deposits ?? [];
  const problem = make("p", { class: "problem", role: "alert", hidden: true });
  const complain = (text: string): void => {
    problem.textContent = text;
    problem.hidden = false;
  };
  // Each amount has one id while the dialog is open: pressed again, it is the same deposit.
  const ids = new Map(amounts.map((amount) => [amount, crypto.randomUUID() as string]));
  const deposit = async (amount: string): Promise<void> => {
    for (const button of buttons) button.disabled = true;
    try {
      const refused = await account.deposit(amount, ids.get(amount) ?? "");
      if (!refused) return dialog.close();
      complain(problemText(refused, currency));
    } catch {
      complain("You are signed out. Sign in and try again.");
    }
    for (const button of buttons) button.disabled = false;
  };
  const buttons = amounts.map((amount) =>
    make(
      "button",
      { class: "choice", type: "button", disabled: me.breakUntil !== null, click: () => void deposit(amount) },
      make("b", {}, formatRoundMoney(amount, currency)),
      make("span", {}, currency),
    ),
  );
  const dialog = openDialog(
    "Deposit",
    make("p", {}, `Play money for ${me.punter.name}'s ${currency} wallet.`),
    problem,
    make("div", { class: "choices" }, ...buttons),
  );
  const word = firstWord(me);
  if (word) complain(word);
};

/** A visitor is asked to sign in first. */
export const openDeposit = (account: Account): void => {
  if (account.me) openFor(account, account.me);
  else openSignIn(account);
};
