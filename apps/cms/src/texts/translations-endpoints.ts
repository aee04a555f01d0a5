import type { Endpoint, PayloadRequest } from "payload";
import * as z from "zod/mini";
import { answer, bodyOf, fail, forBrand, saveAsEditor } from "../access/brand-endpoint.ts";
import { type Fields, fieldsIn, isFields, listIn } from "../fields/form-value.ts";
import {
  TRANSLATED_COLLECTIONS,
  type TranslatedCollection,
  type TranslationRow,
  type TranslationsAnswer,
} from "./texts-answers.ts";
import { findTexts, placeOf, setText } from "./translations.ts";

/** From a brand over its banner groups and banners to their pictures. */
const DEPTH = 4;

const BANNER_LISTS = ["mobileBanners", "desktopBanners"] as const;

/** The banners of a homepage, each once, with their pictures. */
const bannersOf = (brand: Fields): Fields[] => {
  const groups = listIn(fieldsIn(brand.homepage).blocks).map((block) =>
    fieldsIn(fieldsIn(fieldsIn(block).props).bannerGroup),
  );
  const banners = groups.flatMap((group) => BANNER_LISTS.flatMap((list) => listIn(group[list]).filter(isFields)));
  return [...new Map(banners.map((banner) => [banner.id, banner])).values()];
};

const picturesOf = (banners: readonly Fields[]): Fields[] => {
  const pictures = banners.map(({ image }) => image).filter(isFields);
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
};

const rowsOf = (collection: TranslatedCollection, doc: Fields, fields: Fields, name: string): TranslationRow[] =>
  findTexts(fields).map(({ path, text, translations }) => ({
    collection,
    id: String(doc.id),
    path,
    name,
    label: placeOf(path),
    text,
    translations,
  }));

/** What a homepage refers to is a document of its own, whose texts are listed with it. */
const withoutGroups = (homepage: unknown): Fields => ({
  blocks: listIn(fieldsIn(homepage).blocks).map((block) => (fieldsIn(block).blockType === "banner" ? {} : block)),
});

const listTranslations = async (req: PayloadRequest, id: string): Promise<TranslationsAnswer> => {
  const brand = fieldsIn(
    await req.payload.findByID({ collection: "brands", id, depth: DEPTH, overrideAccess: false, req }),
  );
  const banners = bannersOf(brand);
  const { generalSettings, homepage } = brand;
  return {
    languages: brand.languages as string[],
    rows: [
      ...banners.flatMap(({ image: _image, ...banner }) => rowsOf("banners", banner, banner, String(banner.name))),
      ...picturesOf(banners).flatMap((picture) =>
        rowsOf("media", picture, { alt: picture.alt }, String(picture.name ?? "")),
      ),
      ...rowsOf("brands", brand, { homepage: withoutGroups(homepage), generalSettings }, ""),
    ],
  };
};

const showTranslations = forBrand(async ({ req, id }) => answer(await listTranslations(req, id)));

const LONGEST = 1_000;

const changeSchema = z.strictObject({
  collection: z.enum(TRANSLATED_COLLECTIONS),
  id: z.string(),
  path: z.array(z.union([z.string(), z.int()])).check(z.minLength(1), z.maxLength(12)),
  language: z.string(),
  text: z.string().check(z.maxLength(LONGEST)),
});

/** A brand changes its own texts only; banners and pictures are those of its tenant. */
const findDocument = async (
  req: PayloadRequest,
  brandId: string,
  collection: string,
  id: string,
): Promise<Fields | null> => {
  if (collection === "brands" && id !== brandId) return null;
  const asked = { collection, id, depth: 0, overrideAccess: false, disableErrors: true, req } as const;
  const doc = await req.payload.findByID(asked).catch(() => null);
  return doc && fieldsIn(doc);
};

const saveTranslation = forBrand(async ({ req, id: brandId, brand }) => {
  const body = changeSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, "This is no translation");
  const { collection, id, path, language, text } = body.data;
  const [first, ...others] = brand.languages as string[];
  if (language !== first && !others.includes(language)) return fail(400, `The brand has no language ${language}`);
  const doc = await findDocument(req, brandId, collection, id);
  if (!doc) return fail(404, "Not found");
  const [field] = path;
  const changed = setText(doc, path, language === first ? null : language, text.trim());
  if (changed === null) return fail(400, "There is no such text any more. Load the page again.");
  const data = { [String(field)]: fieldsIn(changed)[String(field)] };
  return (await saveAsEditor(req, collection, id, data)) ?? answer(await listTranslations(req, brandId));
});

export const translationsEndpoints: Endpoint[] = [
  { path: "/:id/translations", method: "get", handler: showTranslations },
  { path: "/:id/translations", method: "patch", handler: saveTranslation },
];
