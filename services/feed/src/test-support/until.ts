import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 25;
const GIVE_UP_MS = 60_000;

/** Polls until the condition holds, with a timeout. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not reached within ${GIVE_UP_MS} ms: ${holds}`);
    await sleep(LOOK_EVERY_MS);
  }
};
