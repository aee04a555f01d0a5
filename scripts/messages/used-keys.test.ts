import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findUsedKeys } from "./used-keys.ts";

const FILES = {
  "tsconfig.json": `{ "compilerOptions": { "strict": true, "module": "nodenext", "noEmit": true, "types": [] } }`,
  "src/message.ts": `
    type Key = "plain" | "live.title" | "sports.title" | "yes" | "no" | "commented" | "tested" | "outside" | "unused";
    export const message = <K extends Key>(key: K): string => key;`,
  "src/screen.ts": `
    import { message } from "./message.js";
    const VIEWS = ["live", "sports"] as const;
    // message("commented")
    export const texts = (sure: boolean) =>
      [message("plain"), ...VIEWS.map((view) => message(\`\${view}.title\`)), message(sure ? "yes" : "no")];`,
  "src/screen.test.ts": `import { message } from "./message.js"; message("tested");`,
  "other/other.ts": `import { message } from "../src/message.js"; message("outside");`,
};

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "used-keys-"));
  for (const place of ["src", "other"]) mkdirSync(join(folder, place));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

test("I18N-1 finds keys in calls: literal, conditional, or composed from a typed list", () => {
  const used = findUsedKeys(join(folder, "tsconfig.json"), join(folder, "src"));
  expect([...used].sort()).toEqual(["live.title", "no", "plain", "sports.title", "yes"]);
});
