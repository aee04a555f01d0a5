import type { Bet } from "@touchline/protocol";
import { message } from "../../i18n/message.ts";
import { multiplesName } from "./multiples-name.ts";

type Named = Pick<Bet, "type" | "selections" | "selectedSystems">;

/** Bets of several combinations have no total odds. */
export const isSystem = ({ type }: Pick<Bet, "type">): boolean => type === "system" || type === "multiples";

/** `System 2/4 + 1 fix`: combinations of two of the four selections that are not fixed. */
const systemName = ({ selections, selectedSystems }: Named): string => {
  const bankers = selections.filter(({ banker }) => banker).length;
  const sizes = selectedSystems.map(({ size }) => `${size}/${selections.length - bankers}`).join(", ");
  const system = `${message("slip.type.system")} ${sizes}`.trim();
  return bankers === 0 ? system : message("slip.withFix", { system, count: bankers });
};

const nameWith = (bet: Named, count: string): string => {
  if (bet.type === "system") return systemName(bet);
  const sizes = bet.selectedSystems.map(({ size }) => size);
  const name =
    bet.type === "multiples" ? multiplesName(sizes, bet.selections.length) : message(`slip.type.${bet.type}`);
  return bet.selections.length > 1 ? `${name} · ${count}` : name;
};

/** `Combo · 4`. */
export const shortName = (bet: Named): string => nameWith(bet, String(bet.selections.length));

/** `Combo · 4 selections`. */
export const longName = (bet: Named): string => nameWith(bet, message("slip.count", { count: bet.selections.length }));
