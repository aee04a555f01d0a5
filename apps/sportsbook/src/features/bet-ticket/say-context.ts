import { createContext, useContext } from "react";
import type { ToastMessage } from "../../ui/toasts.tsx";

export type Say = (tone: ToastMessage["tone"], text: string) => void;

/** Says a sentence that leaves by itself. */
export const SayContext = createContext<Say>(() => undefined);

export const useSay = (): Say => useContext(SayContext);
