import type { BannerButton, ColouredText, StoredBanner, Texts } from "./library.ts";
import { isWritten, missingLanguages } from "./texts.ts";
import { withoutIds } from "./without-ids.ts";

/** The parts of a banner that visitors read, in the order in which they stand in the form. */
export const TEXT_PARTS = ["title", "caption", "action1", "action2"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

const WHITE = "#FFFFFF";
const INK = "#15191F";

export const newBanner = (): StoredBanner => ({
  id: "new",
  name: "",
  enabled: true,
  bannerType: "composite",
  image: null,
  route: null,
  visibility: { mode: "fixed", audience: [], from: null, to: null, rules: [] },
  alignContent: "bottom",
  alignText: "left",
  actionsAlign: "bottomLeft",
  title: { color: WHITE, text: { default: "", translations: [] } },
});

export const NEW_TEXT: ColouredText = { color: WHITE, text: { default: "", translations: [] } };
export const NEW_BUTTON: BannerButton = {
  color: INK,
  backgroundColor: WHITE,
  borderRadius: 8,
  text: { default: "", translations: [] },
  url: null,
};

/** The texts of a banner that are written at all. A picture alone has none. */
export const textsOfBanner = (banner: StoredBanner): readonly (readonly [TextPart, Texts])[] =>
  banner.bannerType === "imageOnly"
    ? []
    : TEXT_PARTS.flatMap((part) => {
        const text = banner[part]?.text;
        return text && isWritten(text) ? [[part, text] as const] : [];
      });

/** What is missing in which language; the default text is shown there. */
export const missingTexts = (
  banner: StoredBanner,
  languages: readonly string[],
): readonly { readonly language: string; readonly parts: readonly TextPart[] }[] =>
  languages
    .slice(1)
    .map((language) => ({
      language,
      parts: textsOfBanner(banner)
        .filter(([, text]) => missingLanguages(text, languages).includes(language))
        .map(([part]) => part),
    }))
    .filter(({ parts }) => parts.length > 0);

const EMPTY_TEXT = { default: null, translations: [] };

/** A part that says nothing is left out. Payload keeps what a request leaves out, so that it is emptied by name. */
const emptied = <Part extends ColouredText>(part: Part | null | undefined): unknown =>
  part && isWritten(part.text)
    ? part
    : { color: null, text: EMPTY_TEXT, backgroundColor: null, borderRadius: null, url: null };

const withLink = (button: BannerButton | null | undefined, route: string | null): BannerButton | null | undefined =>
  button && { ...button, url: button.url || route };

const NO_ARROW = { color: null, backgroundColor: null, border: null, borderRadius: null, url: null };

/** What is sent to the CMS: a button without a link of its own opens what the banner opens. */
export const savedBanner = (banner: StoredBanner): object => {
  const { id: _id, updatedAt: _updatedAt, title, caption, action1, action2, navigationButton, ...others } = banner;
  const common = {
    name: others.name.trim(),
    enabled: others.enabled,
    bannerType: others.bannerType,
    image: others.image,
    route: others.route || null,
    visibility: others.visibility,
  };
  if (banner.bannerType === "imageOnly") return common;
  return {
    ...common,
    alignContent: others.alignContent,
    alignText: others.alignText,
    actionsAlign: others.actionsAlign,
    title,
    caption: emptied(caption),
    action1: emptied(withLink(action1, banner.route)),
    action2: emptied(withLink(action2, banner.route)),
    navigationButton: navigationButton?.color
      ? { ...navigationButton, url: navigationButton.url || banner.route }
      : NO_ARROW,
  };
};

/** A copy to change: under another name, in no group yet. */
export const copyOf = (banner: StoredBanner, name: string): object => ({ ...withoutIds(savedBanner(banner)), name });

/** As a field for date and time wants it, to and from the document's own time. */
export const timeFrom = (field: string): string | null => {
  const time = new Date(field).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
