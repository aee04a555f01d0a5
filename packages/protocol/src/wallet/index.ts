export * from "./calls.ts";
export * from "./reconciliation.ts";
export * from "./signature.ts";
