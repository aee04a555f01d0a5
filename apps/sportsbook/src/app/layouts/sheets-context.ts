import { createContext, useContext } from "react";

/** Opens the sheets that the shell draws over the page. */
export interface Sheets {
  readonly openSlip: () => void;
  readonly openLeagues: () => void;
}

export const SheetsContext = createContext<Sheets | null>(null);

export const useSheets = (): Sheets => {
  const sheets = useContext(SheetsContext);
  if (!sheets) throw new Error("no shell above this component");
  return sheets;
};
