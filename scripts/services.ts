/** `pnpm services`: starts only the engines, for starting the services by hand. */
import { BUS_USERS, type BusUserName } from "@touchline/protocol/bus-users";
import { basePort, startEngines } from "../stack/engines-from-environment.ts";
import { printPrefixed } from "../stack/print.ts";
import type { Running } from "../stack/process.ts";
import { untilStopped } from "../stack/until-stopped.ts";

const { nats, postgres } = await startEngines(basePort(), printPrefixed);
for (const user of Object.keys(BUS_USERS) as BusUserName[])
  console.log(`services/${user}: NATS_URL=${nats.urlOf(user)}`);
console.log(`export DATABASE_URL=${postgres.url}`);

const own = [nats.process, postgres.process].filter((engine): engine is Running => engine !== undefined);
if (own.length === 0) console.log("Both are set in the environment: nothing to start.");
else await untilStopped(own);
