import type { AccountChoice } from "../site-config.ts";
import type { Account } from "./account.ts";
import { openDialog } from "./dialog.ts";
import { make } from "./dom.ts";
import { pageConfig } from "./page-config.ts";

const isOpen = (): boolean => document.querySelector("dialog.dialog[open]") !== null;

/** Somebody who asks twice gets one dialog. */
export const openSignIn = (account: Account): void => {
  if (isOpen()) return;
  const problem = make("p", { class: "problem", role: "alert", hidden: true });
  const choose = async (id: string): Promise<void> => {
    try {
      await account.signIn(id);
      dialog.close();
    } catch {
      problem.textContent = "That did not work. Try again.";
      problem.hidden = false;
    }
  };
  const choice = ({ id, name, currencies }: AccountChoice): HTMLElement =>
    make(
      "button",
      { class: "choice", type: "button", click: () => void choose(id) },
      make("b", {}, name),
      make("span", {}, currencies.join(" · ")),
    );
  const dialog = openDialog(
    "Sign in",
    make("p", {}, "A made-up operator: choose who you are. There is no password."),
    problem,
    make("div", { class: "choices" }, ...(pageConfig.accounts ?? []).map(choice)),
  );
};
