import type { BrandDocument, Viewer } from "@touchline/brands";
import { createSportsbook, type Sportsbook } from "@touchline/host-sdk";
import { type RefObject, useEffect, useRef, useState } from "react";

export interface Shown {
  readonly appUrl: string;
  /** What the frame is called. */
  readonly title: string;
  readonly tenant: string;
  readonly brand: string;
  readonly locale: string;
  readonly theme: string;
  readonly document: BrandDocument;
  /** The page of the app; the homepage where none is asked for. */
  readonly path?: string | undefined;
  /** Null for now. */
  readonly at: number | null;
  readonly viewer: Viewer;
}

export type Answering = "waiting" | "answers" | "silent";

/** While a needle is dragged the page need not follow every pixel. */
const PREVIEW_PAUSE_MS = 100;

const previewOf = ({ document, at, viewer: { audience, type, tag } }: Shown) => ({
  document,
  at: at === null ? null : new Date(at).toISOString(),
  audience,
  ...(type && { type }),
  ...(tag && { tag }),
});

const homeOf = ({ settings }: BrandDocument): string => `/${settings.generalSettings.pathWords.homepage}`;

/** The real app in the container, at the moment and for the visitor that are asked for. */
export const useSportsbook = (container: RefObject<HTMLElement | null>, shown: Shown) => {
  const { appUrl, tenant, brand, locale, theme, document, path, at, viewer } = shown;
  const [answering, setAnswering] = useState<Answering>("waiting");
  const [attempt, setAttempt] = useState(0);
  const sportsbook = useRef<Sportsbook | null>(null);
  const latest = useRef(shown);
  latest.current = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is told to the frame that stands
  useEffect(() => {
    if (!container.current) return;
    setAnswering("waiting");
    const now = latest.current;
    const created = createSportsbook({
      container: container.current,
      appUrl,
      tenant,
      brand,
      locale: now.locale,
      theme: now.theme,
      path: now.path ?? homeOf(now.document),
      title: now.title,
    });
    created.on("loaded", () => setAnswering("answers"));
    created.on("error", ({ code }) => code === "NO_ANSWER" && setAnswering("silent"));
    created.showPreview(previewOf(now));
    sportsbook.current = created;
    return () => {
      sportsbook.current = null;
      created.destroy();
    };
  }, [appUrl, tenant, brand, attempt]);

  useEffect(() => sportsbook.current?.updateGameOptions({ locale, theme }), [locale, theme]);

  const opened = useRef(path);
  useEffect(() => {
    if (path === opened.current || path === undefined) return;
    opened.current = path;
    sportsbook.current?.navigate(path);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a preview is made of
  useEffect(() => {
    const timer = setTimeout(() => sportsbook.current?.showPreview(previewOf(latest.current)), PREVIEW_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [document, at, viewer.audience, viewer.type, viewer.tag]);

  return { answering, retry: () => setAttempt((count) => count + 1) };
};
