/**
 * `pnpm explore [--minutes N] [--seed S] [--on phone|desktop]`: a bettor who taps at random on the real platform. After each step names,
 * scores, sums and layout are checked against the platform and against what was entered. Fails where something does not hold; a picture of
 * each finding and a log of the steps are kept. A seed repeats the choices, not the prices.
 */
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs, styleText } from "node:util";
import { startStack } from "../stack/whole.ts";
import { DESKTOP, launchBrowser, PHONE } from "../testkit/browser.ts";
import { openSignedIn } from "../testkit/punters.ts";
import { createRandom } from "../testkit/random.ts";
import { explore } from "./robot.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    on: { type: "string", default: "phone" },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed) || !["phone", "desktop"].includes(values.on))
  throw new Error("usage: pnpm explore [--minutes N] [--seed S] [--on phone|desktop]");

const folder = fileURLToPath(new URL("../.touchline/explore/", import.meta.url));
mkdirSync(folder, { recursive: true });
const stepLog = `${folder}${values.on}-${seed}.log`;
rmSync(stepLog, { force: true });

const stack = await startStack({ feed: { FEED_EVENTS: "400", FEED_LIVE: "45" } });
const browser = await launchBrowser();
const stop = async (): Promise<void> => {
  await browser.close();
  await stack.stop();
};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));

try {
  const appUrl = stack.appUrls[0] ?? "";
  const viewport = values.on === "phone" ? PHONE : DESKTOP;
  const page = await openSignedIn(browser, viewport, appUrl, { name: "Jonas Keller", path: "/sports/d_today/s_1" });
  const { steps, performed, findings } = await explore({
    page,
    appUrl,
    apiUrl: stack.apiUrl,
    random: createRandom(seed),
    until: Date.now() + minutes * 60_000,
    onStep: (step, action, path) => appendFileSync(stepLog, `${step} ${action} ${path}\n`),
    onFinding: ({ step, action, path, what }) => {
      console.error(styleText("red", `step ${step}, ${action}, ${path}: ${what}`));
      return page.screenshot({ path: `${folder}${values.on}-${seed}-${step}.png` });
    },
  });
  console.log(`${values.on}, seed ${seed}: ${steps} steps in ${minutes} min, ${findings.length} findings`);
  console.log(
    Object.entries(performed)
      .map(([name, times]) => `${times} × ${name}`)
      .join(", "),
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await stop();
}
