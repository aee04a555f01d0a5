import type { BrandDocument } from "@touchline/brands";
import { type Fault, faultsOf, findingKey, isLowContrast, isUntranslated } from "@touchline/brands/timeline";
import type { DraftAnswer } from "../../publishing/answers.ts";
import { type CheckWords, checkWords } from "../words/checks.ts";
import { placeWords } from "../words/places.ts";
import { formatLength, formatTime, type Language } from "./format-time.ts";
import { bannerAt, type MendLink, mendLink } from "./mend-link.ts";
import { audienceWords, titleOf } from "./words.ts";

type Finding = DraftAnswer["findings"][number];

export interface Check {
  readonly key: string;
  readonly tone: "danger" | "warning" | "plain";
  readonly kind: "gap" | "overlap" | "contrast" | "untranslated" | "other";
  readonly title: string;
  readonly text: string;
  readonly link: MendLink;
  /** Gaps and overlaps: where it is in the schedule, under the number it has there. */
  readonly fault: Fault | null;
  readonly number: number | null;
  /** It may be published by who confirms it. */
  readonly isConfirmable: boolean;
  /** Keys of the findings that it is made of. */
  readonly findings: readonly string[];
}

interface About {
  readonly document: BrandDocument | null;
  readonly brand: string;
  readonly language: Language;
  readonly words: CheckWords;
}

const faultText = ({ kind, row, paths, from, to }: Fault, { document, language, words }: About): string => {
  const [place, start, end] = [titleOf(row), formatTime(from), formatTime(to)];
  if (kind === "gap") return words.gapText(place, start, end);
  const banner = document && bannerAt(document, paths[0] ?? "");
  return words.overlapText(place, banner ? audienceWords(banner.visibility, placeWords[language]) : "", start, end);
};

const faultCheck =
  (about: About) =>
  (fault: Fault, index: number): Check => ({
    key: [fault.kind, fault.row.path, fault.from, fault.to].join(),
    tone: fault.kind === "gap" ? "danger" : "warning",
    kind: fault.kind,
    title: about.words[fault.kind](formatLength(fault.to - fault.from, about.language)),
    text: faultText(fault, about),
    link: mendLink(about.document, fault.paths[0] ?? "", about.brand, about.words),
    fault,
    number: index + 1,
    isConfirmable: fault.kind === "gap",
    findings: fault.findings.map(findingKey),
  });

const findingTitle = (finding: Finding, words: CheckWords): string => {
  if (isUntranslated(finding)) return words.untranslated;
  if (finding.severity === "error") return words.mustBeMended;
  return finding.severity === "confirm" ? words.mustBeConfirmed : words.worthALook;
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const findingCheck =
  ({ document, brand, words }: About) =>
  (finding: Finding): Check => {
    const banner = document && bannerAt(document, finding.path);
    const where = banner && !isUntranslated(finding) ? `“${banner.name}”: ` : "";
    return {
      key: findingKey(finding),
      tone: finding.severity === "warning" ? "plain" : "danger",
      kind: isUntranslated(finding) ? "untranslated" : "other",
      title: findingTitle(finding, words),
      text: `${where}${sentence(document ? finding.problem : `${finding.path}: ${finding.problem}`)} ${sentence(finding.remedy)}`,
      link: mendLink(document, finding.path, brand, words),
      fault: null,
      number: null,
      isConfirmable: finding.severity === "confirm",
      findings: [findingKey(finding)],
    };
  };

const valueIn = ({ problem }: Finding): number => Number(/[\d.]+$/.exec(problem)?.[0]);

/** One colour of a theme is measured against many grounds: it is told once, with the worst. */
const contrastChecks = (findings: readonly Finding[], { brand, words }: About): Check[] =>
  [...Map.groupBy(findings, ({ path }) => path)].map(([path, those]) => {
    const [, theme = "", colour = ""] = path.split(".");
    return {
      key: path,
      tone: "danger",
      kind: "contrast",
      title: words.contrast(Math.min(...those.map(valueIn)).toFixed(1)),
      text: words.contrastText(theme, colour),
      link: mendLink(null, path, brand, words),
      fault: null,
      number: null,
      isConfirmable: true,
      findings: those.map(findingKey),
    };
  });

/** The screens share banners: what is wrong with one is said once. */
const once = (checks: readonly Check[]): Check[] =>
  [...Map.groupBy(checks, ({ title, text, link }) => title + text + link.href).values()].map((same) => ({
    ...(same[0] as Check),
    findings: same.flatMap(({ findings }) => findings),
  }));

const GRAVITY: Readonly<Record<Finding["severity"], number>> = { error: 0, confirm: 1, warning: 2 };

/** Everything that an editor should know of a draft, the gravest first; gaps and overlaps have the numbers of the schedule. */
export const checksOf = (
  { document, findings }: Pick<DraftAnswer, "document" | "findings">,
  brand: string,
  language: Language,
): Check[] => {
  const about = { document, brand, language, words: checkWords[language] };
  const faults = document ? faultsOf(document) : [];
  const told = new Set(faults.flatMap((fault) => fault.findings.map(findingKey)));
  const others = findings
    .filter((finding) => !told.has(findingKey(finding)))
    .toSorted((one, other) => GRAVITY[one.severity] - GRAVITY[other.severity]);
  return [
    ...faults.map(faultCheck(about)),
    ...contrastChecks(others.filter(isLowContrast), about),
    ...once(others.filter((finding) => !isLowContrast(finding)).map(findingCheck(about))),
  ];
};
