const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The header `traceparent` of a new trace. The page records nothing itself, and leaves it to the platform what is recorded. */
export const newTrace = (): string => `00-${hex(16)}-${hex(8)}-00`;
