/** For `node --import`: plants the bug that `PLANTED_BUG` names into the ledger of this process. */
import { plantBug } from "./planted-bugs.ts";

plantBug(process.env.PLANTED_BUG ?? "");
