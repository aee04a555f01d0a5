import { createContext, useContext } from "react";
import { pageSaferGambling } from "./safer-gambling.ts";
import type { SaferGambling } from "./safer-gambling-model.ts";

export const SaferGamblingContext = createContext<SaferGambling>(pageSaferGambling);

export const useSaferGambling = (): SaferGambling => useContext(SaferGamblingContext);
