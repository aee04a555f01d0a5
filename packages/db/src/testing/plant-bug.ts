/** For `node --import`: plants the bug that `PLANTED_BUG` names into the ledger of this process. */
import { registerHooks } from "node:module";
import { PLANTED_BUGS, type PlantedBug, withBug } from "./planted-bugs.ts";

const bug = process.env.PLANTED_BUG ?? "";
if (!(bug in PLANTED_BUGS)) throw new Error(`PLANTED_BUG must be one of ${Object.keys(PLANTED_BUGS).join(", ")}`);

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.startsWith("file:") || !loaded.source) return loaded;
    return { ...loaded, source: withBug(bug as PlantedBug, url, loaded.source.toString()) };
  },
});
