export { explainParts, readMessage, type Said, writeMessage } from "./envelope.ts";
export * from "./messages.ts";
export type { PartShapes, Shape } from "./shape.ts";
