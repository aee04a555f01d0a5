import type { DrawnPage } from "../../data/drawn-page.ts";
import type { Answers } from "../../net/known-answers.ts";

/** What a server writes into the page that it draws, for the app to begin with. */
export interface Embedded {
  readonly page: DrawnPage;
  /** For whom it drew: see `signatureOf`. */
  readonly signature: string;
  /** What it drew from. */
  readonly answers: Answers;
}

export interface Drawn extends Omit<Embedded, "answers"> {
  /** More was asked for than the page brought along: it was drawn from something else. */
  readonly hasAsked: () => boolean;
}

export const EMBEDDED_ID = "drawn";

/** Null in a page that no server has drawn. */
export const readEmbedded = (page: Pick<Document, "getElementById">): Embedded | null => {
  const text = page.getElementById(EMBEDDED_ID)?.textContent;
  return text ? (JSON.parse(text) as Embedded) : null;
};
