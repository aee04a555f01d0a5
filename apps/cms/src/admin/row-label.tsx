"use client";

import { useRowLabel } from "@payloadcms/ui";
import { plainWords } from "../fields/words.ts";

interface Row {
  readonly blockType?: string;
  readonly tag?: string;
  readonly name?: string;
  readonly language?: string;
  readonly key?: string;
  readonly sportId?: number;
  readonly tournamentId?: number;
  readonly legs?: number;
  readonly above?: number;
  readonly label?: { readonly text?: string; readonly texts?: { readonly default?: string } };
}

const LANGUAGES = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** What tells a row from its neighbours, of whatever kind it is. */
const summaryOf = ({ tag, name, language, key, sportId, tournamentId, legs, above, label }: Row): string =>
  String(
    tag ??
      name ??
      (language && LANGUAGES.of(language)) ??
      key ??
      sportId ??
      tournamentId ??
      legs ??
      above ??
      label?.texts?.default ??
      label?.text ??
      "",
  );

/** Says what a row is while it is closed. */
export const RowLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>();
  const kind = data?.blockType ? plainWords(data.blockType) : "";
  const words = [kind, data ? summaryOf(data) : ""].filter(Boolean).join(" · ");
  return <span>{`${rowNumber + 1}. ${words}`}</span>;
};
