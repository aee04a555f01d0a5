/** A screen with odds, and the modules that it loads beyond those of every screen. */
export interface Screen {
  readonly name: string;
  /** `:event` is replaced by an event of the offer. */
  readonly path: string;
  readonly width: "narrow" | "wide";
  /** A brand that allows the view. */
  readonly brand?: string;
  readonly preferences?: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
  /** Maximum bytes of script before the first odds, compressed with brotli. */
  readonly budget: number;
}

/** Panels beside the offer on wide screens. */
const BESIDE = ["src/app/layouts/side-panel.tsx", "src/features/sports-tree/sports-tree.tsx"];

/** Budgets of simple lists, and of screens with their own markets, tabs or columns. */
const [LIST, RICH] = [140_000, 165_000];

const PLACES = {
  sports: { path: "/sports/d_all", parts: [], budget: LIST },
  live: { path: "/live", parts: [], budget: LIST },
  homepage: { path: "/", parts: ["src/app/screens/home-screen.tsx"], budget: LIST },
  outrights: { path: "/sports/d_all/v_outrights", parts: ["src/app/screens/outrights-screen.tsx"], budget: RICH },
  event: { path: "/sports/e_:event", parts: ["src/app/screens/event-screen.tsx"], budget: RICH },
} as const;

/** Views that the list renders with their own module. */
const VIEWS: Readonly<Record<string, Pick<Screen, "width" | "parts">>> = {
  asia_standard: { width: "narrow", parts: ["src/features/offer-list/grid/grid-board.tsx"] },
  asia_wide: { width: "wide", parts: ["src/features/offer-list/grid/grid-board.tsx"] },
  indonesia_standard: { width: "wide", parts: ["src/features/offer-list/grid/grid-board.tsx"] },
};

const places = Object.entries(PLACES).flatMap(([name, { path, parts, budget }]): Screen[] => [
  { name, path, width: "narrow", parts, budget },
  { name, path, width: "wide", parts: [...parts, ...BESIDE], budget },
]);

const views = Object.entries(VIEWS).map(
  ([view, { width, parts }]): Screen => ({
    name: view,
    path: PLACES.sports.path,
    width,
    brand: "showcase",
    preferences: { mobileOfferView: view, desktopOfferView: view },
    parts: width === "wide" ? [...parts, ...BESIDE] : parts,
    budget: RICH,
  }),
);

export const SCREENS: readonly Screen[] = [...places, ...views];
