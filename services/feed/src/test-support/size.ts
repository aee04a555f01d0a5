/** `pnpm verify long` plays more matches; every other run takes a sample of them. */
export const isLong = process.env.TEST_SIZE === "long";
