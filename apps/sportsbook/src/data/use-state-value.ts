import { useSyncExternalStore } from "react";
import type { Readable } from "./state.ts";

export const useStateValue = <Value>(state: Readable<Value>): Value => useSyncExternalStore(state.subscribe, state.get);
