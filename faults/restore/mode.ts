import type { Mode } from "../mode.ts";
import { withDrill } from "./drill.ts";
import { failOver } from "./fail-over.ts";
import { restoreFromArchive } from "./from-archive.ts";
import { restoreToMoment } from "./point-in-time.ts";

/** PEER-22: the database is lost and comes back, four times on one platform. `--restore N` is the archive_timeout in seconds. */
export const restore: Mode = ({ restore: archiveTimeout, seed }) =>
  withDrill(Number(seed), Number(archiveTimeout), async (drill) => {
    const drills = {
      killed: () => failOver(drill, "killed"),
      frozen: () => failOver(drill, "frozen"),
      archive: () => restoreFromArchive(drill),
      moment: () => restoreToMoment(drill),
    };
    const findings: string[] = [];
    for (const [name, run] of Object.entries(drills)) findings.push(...(await run()).map((each) => `${name}: ${each}`));
    return { done: Object.keys(drills).length, what: "losses of the database", findings };
  });
