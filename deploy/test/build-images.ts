import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "./manifests.ts";
import { buildImages } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** How long it took to make the images, and the clone that they are made from. 0 where both were there. */
    preparedSeconds: number;
  }
}

const buildInClone = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-clone-"));
  try {
    execFileSync("git", ["clone", "--quiet", root, folder]);
    await buildImages(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Once for all files. With IMAGES_BUILT those that are there are used; with FROM_CLONE they are made from a clone of the last commit. */
export default async ({ provide }: TestProject): Promise<void> => {
  const began = Date.now();
  if (process.env.FROM_CLONE) await buildInClone();
  else if (!process.env.IMAGES_BUILT) await buildImages(root);
  const preparedSeconds = (Date.now() - began) / 1000;
  provide("preparedSeconds", preparedSeconds);
  console.log(`images built in ${preparedSeconds.toFixed(0)} s`);
};
