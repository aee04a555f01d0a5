import { HOST_PATHS } from "@touchline/protocol";
import type { Account } from "./accounts.ts";
import { escapeHtml, page } from "./page.ts";

interface DepositPage {
  readonly account: Account;
  readonly back: string;
  /** Names this deposit: the form sent twice is one. */
  readonly reqUuid: string;
  readonly failed?: boolean;
}

const button = (amount: string, currency: string): string =>
  `<button name="amount" value="${escapeHtml(amount)}"><b>${Number(amount).toLocaleString("en")}</b><span>${escapeHtml(currency)}</span></button>`;

export const depositPage = ({ account, back, reqUuid, failed = false }: DepositPage): string =>
  page(
    "Deposit",
    `<h1>Deposit</h1>
  <p${failed ? ' role="alert"' : ""}>${
    failed
      ? "That did not reach the sportsbook. Nothing is lost: try again."
      : `Play money for ${escapeHtml(account.name)}, from a made-up operator.`
  }</p>
  <form method="post" action="${HOST_PATHS.deposit}">
    <input type="hidden" name="return" value="${escapeHtml(back)}">
    <input type="hidden" name="reqUuid" value="${escapeHtml(reqUuid)}">
    ${account.deposits.map((amount) => button(amount, account.currency)).join("\n    ")}
  </form>
  <a href="${escapeHtml(back)}">Back without a deposit</a>`,
  );
