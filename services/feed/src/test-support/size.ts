/** `pnpm verify long` simulates more matches; other runs take a sample. */
export const isLong = process.env.TEST_SIZE === "long";
