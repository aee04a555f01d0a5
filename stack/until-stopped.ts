import type { Running } from "./process.ts";

const stopAll = async (processes: readonly Running[]): Promise<void> => {
  for (const running of processes.toReversed()) await running.stop();
};

/** Waits for Ctrl-C, or for any process to end; then stops all of them, last started first. */
export const untilStopped = async (processes: readonly Running[]): Promise<never> => {
  const asked = new Promise<"asked">((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve("asked"));
  });
  const fallen = processes.map(async (running) => {
    await running.ended;
    return running.name;
  });
  const first = await Promise.race([asked, ...fallen]);
  if (first !== "asked") console.error(`${first} ended; stopping the others`);
  await stopAll(processes);
  process.exit(first === "asked" ? 0 : 1);
};

/** Stops everything that was started if a start fails. */
export const orStopAll = async <Result>(
  processes: readonly Running[],
  start: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await start();
  } catch (error) {
    await stopAll(processes);
    throw error;
  }
};
