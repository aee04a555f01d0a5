import { HOST_PATHS } from "@touchline/protocol";
import type { Account } from "./account.ts";
import { make } from "./dom.ts";
import { pageConfig } from "./page-config.ts";
import { openSignIn } from "./sign-in-dialog.ts";

/** Instead of what only a punter has. On a page outside the site's frame it leads to the page for it, and back here. */
export const signInPrompt = (account: Account): HTMLElement => {
  const here = encodeURIComponent(location.pathname + location.search);
  const way = pageConfig.accounts
    ? make("button", { class: "button", type: "button", click: () => openSignIn(account) }, "Sign in")
    : make("a", { class: "button", href: `${HOST_PATHS.signIn}?return=${here}` }, "Sign in");
  return make("div", { class: "card card--prompt" }, make("p", {}, "Sign in to see and change what is yours."), way);
};
