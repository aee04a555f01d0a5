import { getPayload, type Payload } from "payload";
import { requireEnvironment } from "../environment.ts";
import config from "../payload.config.ts";

/** For programs that run to their end. */
export const withPayload = async (run: (payload: Payload) => Promise<void>): Promise<void> => {
  requireEnvironment();
  await run(await getPayload({ config }));
  // Payload never lets go of its connections, and they would keep the program alive.
  process.exit(0);
};
