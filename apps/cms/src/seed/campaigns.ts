import type { Audience } from "@touchline/brands";
import type { Scene } from "./art/scenes.ts";
import type { Phrase } from "./phrases.ts";

/** Where a banner leads, by the brand's own words. */
export type Destination = "today" | "all" | "live" | "outrights";

export interface Campaign {
  /** For editors, who read English in the CMS. */
  readonly name: string;
  readonly title: Phrase;
  /** Without them the picture says it all, and `alt` describes it. */
  readonly texts: { readonly caption: Phrase; readonly action: Phrase | null } | null;
  readonly alt: Phrase | null;
  readonly scene: Scene;
  readonly destination: Destination;
  readonly audience: readonly Audience[];
  /** In hours from the present one; null is open. */
  readonly from: number | null;
  readonly to: number | null;
}

const composite = (
  title: Phrase,
  caption: Phrase,
  action: Phrase | null,
): Pick<Campaign, "title" | "texts" | "alt"> => ({
  title,
  texts: { caption, action },
  alt: null,
});
const everyone = { audience: [] } as const;

/** One takes over as the other ends. Beside the present one, another for visitors and another for punters. */
const hero: readonly Campaign[] = [
  {
    name: "Midweek cup",
    ...composite("midweek", "midweekCaption", "seeMatches"),
    ...everyone,
    scene: "lights",
    destination: "all",
    from: -96,
    to: -20,
  },
  {
    name: "Derby weekend",
    ...composite("derby", "derbyCaption", "seeMatches"),
    ...everyone,
    scene: "shirts",
    destination: "today",
    from: -20,
    to: 44,
  },
  {
    name: "Champions week",
    ...composite("champions", "championsCaption", "seeMatches"),
    ...everyone,
    scene: "ball",
    destination: "all",
    from: 44,
    to: 116,
  },
  {
    name: "Road to the final",
    ...composite("final", "finalCaption", "allOutrights"),
    ...everyone,
    scene: "cup",
    destination: "outrights",
    from: 116,
    to: null,
  },
  {
    name: "Welcome",
    ...composite("welcome", "welcomeCaption", "goLive"),
    audience: ["anonymous"],
    scene: "pitch",
    destination: "live",
    from: -20,
    to: 44,
  },
  {
    name: "Tennis tonight",
    ...composite("members", "membersCaption", "goLive"),
    audience: ["authenticated"],
    scene: "court",
    destination: "live",
    from: -20,
    to: 44,
  },
];

const strip: readonly Campaign[] = [
  {
    name: "Night hoops",
    ...composite("hoops", "hoopsCaption", null),
    ...everyone,
    scene: "hoop",
    destination: "live",
    from: -48,
    to: 66,
  },
  {
    name: "League winner",
    title: "outrights",
    texts: null,
    alt: "outrightsAlt",
    ...everyone,
    scene: "net",
    destination: "outrights",
    from: 66,
    to: null,
  },
];

export interface CampaignGroup {
  readonly tag: string;
  readonly name: string;
  readonly desktopSize: "small" | "medium";
  readonly campaigns: readonly Campaign[];
}

export const GROUPS: readonly CampaignGroup[] = [
  { tag: "hero-banner", name: "Hero banner", desktopSize: "medium", campaigns: hero },
  { tag: "strip", name: "Strip", desktopSize: "small", campaigns: strip },
];
