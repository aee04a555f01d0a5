import { HOST_PATHS } from "@touchline/protocol";
import { ACCOUNTS, type Account } from "./accounts.ts";
import { escapeHtml, type Frame } from "./page.ts";
import { plainPage } from "./site-pages/plain.ts";

const button = ({ id, name, wallets }: Account): string =>
  `<button class="choice" name="account" value="${escapeHtml(id)}"><b>${escapeHtml(name)}</b><span>${wallets
    .map(({ currency }) => escapeHtml(currency))
    .join(" · ")}</span></button>`;

export const signInPage = (frame: Frame, back: string): string =>
  plainPage(frame, {
    title: "Sign in",
    back,
    backText: "Back without signing in",
    content: `<h1>Sign in</h1>
  <p>A made-up operator, for development. Choose who you are.</p>
  <form class="choices" method="post" action="${HOST_PATHS.signIn}">
    <input type="hidden" name="return" value="${escapeHtml(back)}">
    ${ACCOUNTS.map(button).join("\n    ")}
  </form>`,
  });
