import type { PublishedVersion } from "../../publishing/answers.ts";
import type { Version } from "../data/brand-api.ts";

/** Which two are held against each other; null where it is not chosen. */
export interface Compared {
  readonly from: Version | null;
  readonly to: Version | null;
}

const versionIn = (written: string | null): Version | null => {
  if (written === "draft") return written;
  return written && /^\d+$/.test(written) ? Number(written) : null;
};

export const readCompared = (query: URLSearchParams): Compared => ({
  from: versionIn(query.get("from")),
  to: versionIn(query.get("to")),
});

export const writeCompared = (brand: string, { from, to }: Compared): string => {
  const chosen = Object.entries({ from, to }).flatMap(([name, version]) =>
    version === null ? [] : [[name, String(version)]],
  );
  return `?${new URLSearchParams([["brand", brand], ...chosen])}`;
};

/** What is not chosen, or not there, is what is live against the draft. */
export const settleCompared = ({ from, to }: Compared, versions: readonly PublishedVersion[]) => {
  const [live] = versions;
  if (!live) return null;
  const isThere = (version: Version | null): version is Version =>
    version === "draft" || versions.some((published) => published.version === version);
  return { from: isThere(from) ? from : live.version, to: isThere(to) ? to : ("draft" as const) };
};
