/** What every test of a component begins with. Tests without a document do not pay for loading React. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({
    // Renders twice and runs effects twice, which shows what a component does besides drawing.
    reactStrictMode: true,
    // A part that is loaded on demand may take seconds on a busy machine.
    asyncUtilTimeout: 15_000,
  });
}

export {};
