import type { StoreApi } from "zustand/vanilla";

/** A zustand store as those see it who may not write to it. */
export type ReadonlyStore<Value> = Pick<StoreApi<Value>, "getState" | "getInitialState" | "subscribe">;
