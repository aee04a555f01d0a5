import { createAddressOf, createLog, createRateLimits } from "@touchline/server-kit";
import { createCallLimits } from "../http/limits.ts";

/** For tests of anything else. */
export const noLimits = {
  limits: createCallLimits(createRateLimits("", createLog("test")), {
    ...{ address: 0, session: 0, punter: 0, tenant: 0, shares: 0 },
  }),
  addressOf: createAddressOf(""),
};
