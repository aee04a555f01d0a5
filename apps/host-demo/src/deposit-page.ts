import { HOST_PATHS } from "@touchline/protocol";
import { walletOf } from "./accounts.ts";
import { type DepositProblem, problemText } from "./deposit-problem.ts";
import { escapeHtml, type Frame } from "./page.ts";
import type { Session } from "./sessions.ts";
import { plainPage } from "./site-pages/plain.ts";

interface DepositPage {
  readonly frame: Frame;
  readonly session: Session;
  readonly back: string;
  /** Names this deposit: the form sent twice is one. */
  readonly reqUuid: string;
  readonly problem?: DepositProblem;
}

const button = (amount: string, currency: string): string =>
  `<button class="choice" name="amount" value="${escapeHtml(amount)}"><b>${Number(amount).toLocaleString("en")}</b><span>${escapeHtml(currency)}</span></button>`;

export const depositPage = ({ frame, session, back, reqUuid, problem }: DepositPage): string => {
  const { account, currency } = session;
  const amounts = walletOf(account, currency)?.deposits ?? [];
  return plainPage(frame, {
    title: "Deposit",
    back,
    backText: "Back without a deposit",
    content: `<h1>Deposit</h1>
  ${
    problem
      ? `<p class="problem" role="alert">${escapeHtml(problemText(problem, currency))}</p>`
      : `<p>Play money for ${escapeHtml(account.name)}, from a made-up operator.</p>`
  }
  <form class="choices" method="post" action="${HOST_PATHS.deposit}">
    <input type="hidden" name="return" value="${escapeHtml(back)}">
    <input type="hidden" name="reqUuid" value="${escapeHtml(reqUuid)}">
    ${amounts.map((amount) => button(amount, currency)).join("\n    ")}
  </form>`,
  });
};
