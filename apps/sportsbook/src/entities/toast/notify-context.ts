import { createContext, useContext } from "react";
import type { ToastMessage } from "../../ui/toasts.tsx";

export type Notify = (tone: ToastMessage["tone"], text: string) => void;

/** Shows a toast in the region of the surrounding panel. */
export const NotifyContext = createContext<Notify>(() => undefined);

export const useNotify = (): Notify => useContext(NotifyContext);
