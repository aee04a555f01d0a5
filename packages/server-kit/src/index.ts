export * from "./bus.ts";
export * from "./config.ts";
export * from "./health.ts";
export * from "./identity.ts";
export * from "./log.ts";
export * from "./metrics.ts";
export * from "./shutdown.ts";
