import { type Amount, formatMoney, type SymbolPosition } from "@touchline/betting";
import { pageLocale } from "../../i18n/language.ts";
import { Balance } from "./balance.tsx";

interface PunterBalanceProps {
  readonly balance: Amount;
  readonly currency: string;
  readonly position: SymbolPosition;
}

export const PunterBalance = ({ balance, currency, position }: PunterBalanceProps) => (
  <Balance text={formatMoney(balance, { currency, locale: pageLocale(), position })} />
);
