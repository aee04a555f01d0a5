import { HOST_PATHS } from "@touchline/protocol";
import { ACCOUNTS } from "./accounts.ts";
import { escapeHtml, page } from "./page.ts";

const button = ({ id, name, currency }: (typeof ACCOUNTS)[number]): string =>
  `<button name="account" value="${escapeHtml(id)}"><b>${escapeHtml(name)}</b><span>${escapeHtml(currency)}</span></button>`;

export const signInPage = (back: string): string =>
  page(
    "Sign in",
    `<h1>Northgate</h1>
  <p>A made-up operator, for development. Choose who you are.</p>
  <form method="post" action="${HOST_PATHS.signIn}">
    <input type="hidden" name="return" value="${escapeHtml(back)}">
    ${ACCOUNTS.map(button).join("\n    ")}
  </form>
  <a href="${escapeHtml(back)}">Back without signing in</a>`,
  );
