import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { compare } from "./compare.ts";

const ACCEPTED = fileURLToPath(new URL("../pictures", import.meta.url));
const FAILED = fileURLToPath(new URL("../../.touchline/pictures", import.meta.url));

const write = (folder: string, name: string, picture: PNG): string => {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name}.png`;
  writeFileSync(path, PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateStrategy: 0 }));
  return path;
};

/** Both pictures on a canvas of the larger size, so that missing parts show, too. */
const drawDifference = (accepted: PNG, actual: PNG): PNG => {
  const width = Math.max(accepted.width, actual.width);
  const height = Math.max(accepted.height, actual.height);
  const [one, other] = [accepted, actual].map((picture) => {
    const canvas = new PNG({ width, height });
    PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
    return canvas;
  }) as [PNG, PNG];
  const difference = new PNG({ width, height });
  pixelmatch(one.data, other.data, difference.data, width, height);
  return difference;
};

export const acceptedNames = (): string[] => readdirSync(ACCEPTED).map((file) => file.replace(/\.png$/, ""));

/** Compares a picture with the accepted one; returns what differs and where to see it. */
export const checkPicture = (name: string, actual: PNG): string | undefined => {
  const path = `${ACCEPTED}/${name}.png`;
  const accepted = existsSync(path) ? PNG.sync.read(readFileSync(path)) : undefined;
  if (process.env.UPDATE_PICTURES) {
    if (!accepted?.data.equals(actual.data)) write(ACCEPTED, name, actual);
    return undefined;
  }
  const difference = accepted ? compare(accepted, actual) : "it has no accepted picture";
  if (difference === undefined) return undefined;
  const shown = [write(FAILED, `${name}.actual`, actual)];
  if (accepted) shown.push(write(FAILED, `${name}.difference`, drawDifference(accepted, actual)));
  return `${difference}; see ${[path, ...shown].join(", ")}. UPDATE_PICTURES=1 accepts it.`;
};
