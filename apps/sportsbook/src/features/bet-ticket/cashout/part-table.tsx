import type { WriteMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import type { PartFigures } from "./part-figures.ts";
import styles from "./partial.module.css";

interface PartTableProps {
  readonly figures: PartFigures;
  readonly money: WriteMoney;
}

export const PartTable = ({ figures: { part, paid, stays, upTo }, money }: PartTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <td />
        <th scope="col">{message("cashout.part.paidNow")}</th>
        <th scope="col">{message("cashout.part.stays")}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{message("slip.stake")}</th>
        <td>{money(part)}</td>
        <td>{money(stays)}</td>
      </tr>
      <tr>
        <th scope="row">{message("cashout.part.payout")}</th>
        <td>{money(paid)}</td>
        <td>{message("cashout.part.upTo", { amount: money(upTo) })}</td>
      </tr>
    </tbody>
  </table>
);
