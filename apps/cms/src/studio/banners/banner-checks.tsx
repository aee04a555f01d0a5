import { useTranslation } from "@payloadcms/ui";
import type { Banner, BrandDocument } from "@touchline/brands";
import { contrastOf } from "@touchline/brands/schema";
import { faultsOf } from "@touchline/brands/timeline";
import type { OpensAnswer } from "../../links/answers.ts";
import { useTextContrast } from "../facts/use-text-contrast.ts";
import { missingTexts, textsOfBanner } from "../model/banner-form.ts";
import { formatLength } from "../model/format-time.ts";
import { languageName } from "../model/language-names.ts";
import type { StoredBanner } from "../model/library.ts";
import fields from "../parts/form-fields.module.css";
import { Icon, type IconName } from "../parts/icon.tsx";
import { bannerWords } from "../words/banners.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./preview.module.css";

interface BannerChecksProps {
  readonly banner: StoredBanner;
  readonly languages: readonly string[];
  readonly opens: OpensAnswer | null | undefined;
  /** The draft with the banner as it is being edited. */
  readonly planned: BrandDocument | null;
}

type Tone = "good" | "warning" | "danger";
const ICONS: Readonly<Record<Tone, IconName>> = { good: "check", warning: "globe", danger: "warn" };

const Check = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <li className={fields.note} data-tone={tone}>
    <Icon name={ICONS[tone]} size={14} />
    {children}
  </li>
);

type Composite = Extract<Banner, { bannerType: "composite" }>;
/** WCAG 2.2 AA, for text of any size. */
const ENOUGH = 4.5;

const TextContrast = ({ banner }: { readonly banner: Composite }) => {
  const words = useWords(bannerWords);
  const contrast = useTextContrast(banner);
  if (typeof contrast !== "number") return <Check tone="warning">{words.contrastUnknown}</Check>;
  const value = contrast.toFixed(1);
  return contrast >= ENOUGH ? (
    <Check tone="good">{words.contrast(value)}</Check>
  ) : (
    <Check tone="danger">{words.contrastLow(value)}</Check>
  );
};

const ButtonContrasts = ({ banner }: { readonly banner: Composite }) => {
  const words = useWords(bannerWords);
  return (["action1", "action2"] as const).map((part) => {
    const button = banner[part];
    const contrast = button ? contrastOf(button.color, button.backgroundColor) : ENOUGH;
    return contrast < ENOUGH ? (
      <Check key={part} tone="danger">
        {words.buttonContrastLow(words.parts[part], contrast.toFixed(1))}
      </Check>
    ) : null;
  });
};

const find = (planned: BrandDocument | null, id: string): Banner | undefined =>
  planned?.settings.homepage.blocks
    .flatMap((block) =>
      block.blockType === "banner"
        ? [...block.props.bannerGroup.desktopBanners, ...block.props.bannerGroup.mobileBanners]
        : [],
    )
    .find((banner) => banner.id === id);

/** Gaps and overlaps that touch the banner's own time, in a place where it stands. */
const faultsBeside = (planned: BrandDocument, { id, visibility: { from, to } }: StoredBanner) => {
  const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
  return faultsOf(planned).filter(
    (fault) => fault.row.bars.some(({ banner }) => banner?.id === id) && fault.from <= end && fault.to >= start,
  );
};

/** What should be right before the banner is published. */
export const BannerChecks = ({ banner, languages, opens, planned }: BannerChecksProps) => {
  const language = useLanguage();
  const words = useWords(bannerWords);
  const studioLanguage = useTranslation().i18n.language;
  const shown = find(planned, banner.id);
  const faults = planned ? faultsBeside(planned, banner) : [];
  const missing = missingTexts(banner, languages);
  const isLinkGood = opens === null || opens?.state === "opens" || opens?.state === "address";
  return (
    <section className={styles.checks} aria-label={words.checks}>
      <h2>{words.checks}</h2>
      <ul>
        {shown?.bannerType === "composite" && (
          <>
            <TextContrast banner={shown} />
            <ButtonContrasts banner={shown} />
          </>
        )}
        {opens !== undefined && (
          <Check tone={isLinkGood ? "good" : opens?.state === "unchecked" ? "warning" : "danger"}>
            {opens === null ? words.noLink : isLinkGood ? words.linkOk : words.linkBad}
          </Check>
        )}
        {faults.map(({ kind, from, to, row }) => (
          <Check key={`${kind} ${row.path} ${from}`} tone={kind === "gap" ? "danger" : "warning"}>
            {words[kind](formatLength(to - from, language))}
          </Check>
        ))}
        {planned && faults.length === 0 && <Check tone="good">{words.noGap}</Check>}
        {missing.map(({ language, parts }) => (
          <Check key={language} tone="warning">
            {words.untranslated(languageName(language, studioLanguage), parts.length)}
          </Check>
        ))}
        {missing.length === 0 && textsOfBanner(banner).length > 0 && <Check tone="good">{words.translated}</Check>}
      </ul>
    </section>
  );
};
