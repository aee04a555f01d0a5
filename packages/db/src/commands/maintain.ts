/**
 * `node src/commands/maintain.ts`: makes the partitions of the next months in the database at `DATABASE_OWNER_URL`, and drops those of
 * months that are no longer kept (`KEEP_MESSAGES_MONTHS`, `KEEP_COURSE_MONTHS`, `KEEP_RESULTS_MONTHS`). Run it every day, or once with
 * `--daily`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { makeMonths } from "../partitions.ts";
import { forgetMonths } from "../retention.ts";

const url = process.env.DATABASE_OWNER_URL;
if (!url)
  throw new Error("DATABASE_OWNER_URL is not set: the address of the database with the role that owns its tables");

const wholeNumber = (name: string, fallback: number): number => {
  const text = process.env[name] || `${fallback}`;
  if (!/^\d{1,3}$/.test(text)) throw new Error(`${name} is not a whole number: ${text}`);
  return Number(text);
};

const retention = {
  messages: wholeNumber("KEEP_MESSAGES_MONTHS", 3),
  course: wholeNumber("KEEP_COURSE_MONTHS", 3),
  results: wholeNumber("KEEP_RESULTS_MONTHS", 0),
};
const isDaily = process.argv.includes("--daily");
const DAY_MS = 24 * 3_600_000;

do {
  const made = await makeMonths(url);
  const { dropped, needed } = await forgetMonths(url, retention);
  const lines = { made, dropped, "still needed": needed };
  for (const [what, names] of Object.entries(lines)) if (names.length > 0) console.log(`${what}: ${names.join(", ")}`);
  console.log("The partitions are as they should be");
  if (isDaily) await sleep(DAY_MS);
} while (isDaily);
