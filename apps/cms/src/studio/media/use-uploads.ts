import { useEffect, useRef, useState } from "react";
import { MAX_FILE_BYTES, PICTURE_TYPES } from "../../media/limits.ts";
import { contentApi } from "../data/content-api.ts";
import { reasonOf } from "../data/failed.ts";
import { nameFromFile } from "../model/pictures.ts";
import type { mediaWords } from "../words/media.ts";
import { problemWords } from "../words/problems.ts";
import { useWords } from "../words/use-words.ts";
import { MEGABYTES } from "./drop-zone.tsx";

type Words = (typeof mediaWords)["en"];

/** A file on its way to become a picture. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Shows the file before it is sent. */
  readonly preview: string;
  readonly name: string;
  readonly description: string;
  readonly state: "waiting" | "sending" | "added" | "refused";
  /** How much of it arrived, from 0 to 1. */
  readonly share: number;
  readonly problem: string | null;
}

export interface Uploads {
  readonly items: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly change: (key: string, changed: Partial<Upload>) => void;
  readonly leaveOut: (key: string) => void;
  readonly send: () => Promise<void>;
}

/** What can be said before a file is sent. The server looks at what is in it. */
const refusalOf = ({ type, size }: File, words: Words): string | null => {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return words.wrongKind;
  return size > MAX_FILE_BYTES ? words.tooLarge(MEGABYTES) : null;
};

const uploadOf =
  (words: Words) =>
  (file: File): Upload => {
    const problem = refusalOf(file, words);
    return {
      key: crypto.randomUUID(),
      file,
      preview: URL.createObjectURL(file),
      name: nameFromFile(file.name),
      description: "",
      state: problem ? "refused" : "waiting",
      share: 0,
      problem,
    };
  };

export const isReady = ({ state, name, description }: Upload): boolean =>
  state === "waiting" && name.trim() !== "" && description.trim() !== "";

/** Files that are sent one after the other, each with its progress and its refusal. */
export const useUploads = (brandId: string, words: Words, onAdded: () => void): Uploads => {
  const problems = useWords(problemWords);
  const [items, setItems] = useState<readonly Upload[]>([]);
  const latest = useRef(items);
  latest.current = items;
  useEffect(() => () => latest.current.forEach(({ preview }) => void URL.revokeObjectURL(preview)), []);

  const change = (key: string, changed: Partial<Upload>): void =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changed } : item)));
  const leaveOut = (key: string): void => setItems((before) => before.filter((item) => item.key !== key));

  const sendOne = async ({ key, file, name, description }: Upload): Promise<void> => {
    change(key, { state: "sending", problem: null });
    const fields = { name: name.trim(), alt: { default: description.trim(), translations: [] }, brand: brandId };
    try {
      await contentApi.upload(file, fields, (share) => change(key, { share }));
      leaveOut(key);
    } catch (reason) {
      change(key, { state: "refused", problem: reasonOf(reason, problems) });
    }
  };
  const send = async (): Promise<void> => {
    for (const item of latest.current.filter(isReady)) await sendOne(item);
    onAdded();
  };
  return {
    items,
    add: (files) => setItems((before) => [...before, ...files.map(uploadOf(words))]),
    change,
    leaveOut,
    send,
  };
};
