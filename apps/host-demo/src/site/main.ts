import "./styles/site.css";
import { type Account, createAccount } from "./account.ts";
import { showComparePage } from "./compare-page.ts";
import { part } from "./dom.ts";
import { prepareDrawer } from "./drawer.ts";
import { showHeader } from "./header.ts";
import { showHistoryPage } from "./history-page.ts";
import { showLimitsPage } from "./limits-page.ts";
import { showSportsPage } from "./sports-page.ts";
import { showTimeOutPage } from "./time-out-page.ts";

/** Pages that are more than what the server wrote. */
const PAGES: Readonly<Record<string, (account: Account) => void>> = {
  sports: showSportsPage,
  compare: showComparePage,
  history: showHistoryPage,
  limits: showLimitsPage,
  "time-out": showTimeOutPage,
};

const account = createAccount();
if (part("account")) {
  prepareDrawer();
  showHeader(account);
}
PAGES[document.body.dataset.page ?? ""]?.(account);
account.refresh().catch(reportError);
