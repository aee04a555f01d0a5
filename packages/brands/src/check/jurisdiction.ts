import { idsOf, type Pack, type Rule, requiredLanguages } from "@touchline/jurisdictions";
import type { Brand } from "../brand.ts";
import { error, type Finding } from "../finding.ts";
import type { BrandSettings } from "../schema/settings.ts";
import { settingsUnder } from "../under-pack.ts";

/** A setting that a rule of the pack makes stricter: what the brand says differs from what would hold. */
interface Setting {
  readonly rule: Rule["kind"];
  readonly path: string;
  readonly read: (settings: BrandSettings) => unknown;
  readonly say: (settings: BrandSettings) => string;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

const autoplayOf = ({ homepage }: BrandSettings): number[] =>
  homepage.blocks.flatMap((block) =>
    block.blockType === "banner"
      ? [block.props.bannerGroup.mobileAutoplay, block.props.bannerGroup.desktopAutoplay]
      : [],
  );

const SETTINGS: readonly Setting[] = [
  {
    rule: "bet-types",
    path: "settings.betslip.betTypes",
    read: ({ betslip }) => betslip.betTypes,
    say: ({ betslip }) => `allows ${textOf(betslip.betTypes) || "none of them"}`,
  },
  {
    rule: "cash-out",
    path: "settings.betslip.cashoutEnabled",
    read: ({ betslip }) => betslip.cashoutEnabled,
    say: () => "does not allow cash-out",
  },
  {
    rule: "odds-changes",
    path: "settings.betslip.oddsChanges",
    read: ({ betslip: { oddsChanges } }) => [oddsChanges.default, ...oddsChanges.options],
    say: ({ betslip: { oddsChanges } }) => `allows ${textOf(oddsChanges.options)}`,
  },
  {
    rule: "reality-check",
    path: "settings.generalSettings.saferGambling.realityCheckMinutes",
    read: ({ generalSettings }) => generalSettings.saferGambling.realityCheckMinutes,
    say: ({ generalSettings }) =>
      `asks for a reality check every ${generalSettings.saferGambling.realityCheckMinutes} minutes or more often`,
  },
  {
    rule: "age",
    path: "settings.generalSettings.ageMark",
    read: ({ generalSettings }) => generalSettings.ageMark,
    say: ({ generalSettings }) => `asks for the mark ${generalSettings.ageMark}`,
  },
  {
    rule: "live-betting",
    path: "settings.generalSettings.mainNavigation.options",
    read: ({ generalSettings }) => generalSettings.mainNavigation.options.length,
    say: () => "does not allow bets in play, and an item leads to them",
  },
  {
    rule: "promotions",
    path: "settings.homepage.blocks",
    read: autoplayOf,
    say: () => "does not allow banners that change by themselves",
  },
];

/** A rule that a brand breaks, named by its id. */
const broken = (pack: Pack, isMeant: (rule: Rule) => boolean, path: string, problem: string, remedy: string): Finding =>
  error(path, `${idsOf(pack, isMeant)} ${problem}`, remedy);

const stricterSettings = (pack: Pack, settings: BrandSettings): Finding[] => {
  const held = settingsUnder(pack, settings);
  return SETTINGS.filter(({ read }) => JSON.stringify(read(settings)) !== JSON.stringify(read(held))).map(
    ({ rule, path, say }) => broken(pack, ({ kind }) => kind === rule, path, say(held), "set it as the rule says"),
  );
};

type LegalLinks = BrandSettings["generalSettings"]["saferGambling"]["links"];

interface Way {
  readonly link: keyof LegalLinks;
  readonly what: string;
  readonly isNeededFor: (rule: Rule) => boolean;
}

const isExclusion = (rule: Rule): boolean =>
  (rule.kind === "wording" && rule.duty === "self-exclusion") ||
  (rule.kind === "marks" && rule.marks.some(({ about }) => about === "selfExclusion"));

/** Ways without which a duty of the pack cannot be met. */
const WAYS: readonly Way[] = [
  { link: "saferGambling", what: "limits", isNeededFor: ({ kind }) => kind === "limits" },
  { link: "selfExclusion", what: "self-exclusion", isNeededFor: isExclusion },
];

const missingWays = (pack: Pack, { generalSettings: { saferGambling } }: BrandSettings): Finding[] =>
  WAYS.filter(({ link, isNeededFor }) => saferGambling.links[link] === null && pack.rules.some(isNeededFor)).map(
    ({ link, what, isNeededFor }) =>
      broken(
        pack,
        isNeededFor,
        `settings.generalSettings.saferGambling.links.${link}`,
        `asks for ${what}, and no link leads to it`,
        "name a page, or host",
      ),
  );

const missingLanguages = (pack: Pack, languages: readonly string[]): Finding[] =>
  requiredLanguages(pack)
    .filter((language) => !languages.includes(language))
    .map((language) =>
      broken(
        pack,
        (rule) => rule.kind === "language" && rule.language === language,
        "languages",
        `asks for the language ${language}`,
        `add ${language}`,
      ),
    );

/** What of a brand breaks the rules of the jurisdiction that its tenant is in. */
export const checkJurisdiction = (
  { settings, languages }: Pick<Brand, "settings" | "languages">,
  pack: Pack,
): Finding[] => [
  ...stricterSettings(pack, settings),
  ...missingWays(pack, settings),
  ...missingLanguages(pack, languages),
];
