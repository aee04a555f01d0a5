import { findCover } from "@touchline/betting";
import { message } from "../../i18n/message.ts";

/** Names of multiples are not translated: they are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  trixie: "Trixie",
  patent: "Patent",
  yankee: "Yankee",
  lucky15: "Lucky 15",
  canadian: "Canadian",
  lucky31: "Lucky 31",
  heinz: "Heinz",
  lucky63: "Lucky 63",
  super_heinz: "Super Heinz",
  goliath: "Goliath",
};

const foldName = (size: number): string => {
  if (size === 1) return message("slip.fold.1");
  if (size === 2) return message("slip.fold.2");
  return size === 3 ? message("slip.fold.3") : message("slip.folds", { size });
};

/** What a row of multiples is called on the slip, the receipt and the ticket: `Trebles`, `Yankee`. */
export const multiplesName = (sizes: readonly number[], selections: number): string => {
  const { name } = findCover(sizes, selections) ?? {};
  return name === undefined ? sizes.map(foldName).join(", ") : (NAMES[name] ?? name);
};
