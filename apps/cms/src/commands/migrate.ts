/** Brings the CMS's own database to the present tables: `node src/commands/migrate.ts`. */
import { withPayload } from "./with-payload.ts";

await withPayload((payload) => payload.db.migrate());
