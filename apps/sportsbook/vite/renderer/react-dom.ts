// @ts-expect-error Its types are those of a CommonJS module, which it is not.
export * from "preact/compat";
export { default } from "preact/compat";
