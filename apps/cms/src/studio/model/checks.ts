import type { BrandDocument } from "@touchline/brands";
import { type Fault, faultsOf, isUntranslated } from "@touchline/brands/timeline";
import type { DraftAnswer } from "../../publishing/answers.ts";
import { formatLength, formatTime } from "./format-time.ts";
import { bannerAt, type MendLink, mendLink } from "./mend-link.ts";
import { audienceWords, titleOf } from "./words.ts";

type Finding = DraftAnswer["findings"][number];

export interface Check {
  readonly key: string;
  readonly tone: "danger" | "warning" | "plain";
  readonly title: string;
  readonly text: string;
  readonly link: MendLink;
  /** Gaps and overlaps: where it is in the schedule, under the number it has there. */
  readonly fault: Fault | null;
  readonly number: number | null;
}

const faultText: Readonly<Record<Fault["kind"], (fault: Fault, document: BrandDocument) => string>> = {
  gap: ({ row, from, to }) => `${titleOf(row)} empty, ${formatTime(from)} to ${formatTime(to)}.`,
  overlap: ({ row, paths, from, to }, document) => {
    const banner = bannerAt(document, paths[0] ?? "");
    const who = banner ? ` for ${audienceWords(banner.visibility)}` : "";
    return `${titleOf(row)}: two${who}, ${formatTime(from)} to ${formatTime(to)}. Both are shown.`;
  },
};

const TITLES: Readonly<Record<Fault["kind"], string>> = { gap: "Gap", overlap: "Overlap" };

const faultCheck =
  (document: BrandDocument, brandId: string) =>
  (fault: Fault, index: number): Check => ({
    key: [fault.kind, fault.row.path, fault.from].join(),
    tone: fault.kind === "gap" ? "danger" : "warning",
    title: `${TITLES[fault.kind]}, ${formatLength(fault.to - fault.from)}`,
    text: faultText[fault.kind](fault, document),
    link: mendLink(document, fault.paths[0] ?? "", brandId),
    fault,
    number: index + 1,
  });

const findingTitle = (finding: Finding): string =>
  isUntranslated(finding) ? "Translation missing" : finding.severity === "error" ? "Must be mended" : "Worth a look";

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const findingCheck =
  (document: BrandDocument | null, brandId: string) =>
  (finding: Finding): Check => {
    const link = mendLink(document, finding.path, brandId);
    const banner = document && bannerAt(document, finding.path);
    const where = banner && !isUntranslated(finding) ? `“${banner.name}”: ` : "";
    return {
      key: finding.path + finding.problem,
      tone: finding.severity === "error" ? "danger" : "plain",
      title: findingTitle(finding),
      text: `${where}${sentence(document ? finding.problem : `${finding.path}: ${finding.problem}`)} ${sentence(finding.remedy)}`,
      link,
      fault: null,
      number: null,
    };
  };

/** The screens share banners: what is wrong with one is said once. */
const once = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((check) => [`${check.title}${check.text}${check.link.href}`, check] as const)).values(),
];

/** Everything that an editor should know of a draft, the gravest first; gaps and overlaps have the numbers of the schedule. */
export const checksOf = (
  { document, findings }: Pick<DraftAnswer, "document" | "findings">,
  brandId: string,
): Check[] => {
  const faults = document ? faultsOf(document) : [];
  const told = new Set(faults.flatMap((fault) => fault.findings.map(({ path, problem }) => path + problem)));
  const others = findings.filter(({ path, problem }) => !told.has(path + problem));
  const errorsFirst = others.toSorted(
    (one, other) => Number(other.severity === "error") - Number(one.severity === "error"),
  );
  return [
    ...(document ? faults.map(faultCheck(document, brandId)) : []),
    ...once(errorsFirst.map(findingCheck(document, brandId))),
  ];
};
