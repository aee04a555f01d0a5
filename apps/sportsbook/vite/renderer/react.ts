import "./prompt-effects.ts";
import compat from "preact/compat";
import { useSyncExternalStore } from "./use-sync-external-store.ts";

// @ts-expect-error Its types are those of a CommonJS module, which it is not.
export * from "preact/compat";
export { useSyncExternalStore };
export default { ...compat, useSyncExternalStore };
