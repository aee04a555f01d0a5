import { createContext, useContext } from "react";
import type { ToastMessage } from "../../ui/toasts.tsx";

export type Notify = (tone: ToastMessage["tone"], text: string) => void;

/** Shows a toast, in the place that the panel around has for them. */
export const NotifyContext = createContext<Notify>(() => undefined);

export const useNotify = (): Notify => useContext(NotifyContext);
