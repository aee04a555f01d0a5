import type { BrandDocument, Logo, LogoPicture } from "@touchline/brands";
import { type BrandLook, brandLookSchema, explainIssues } from "@touchline/brands/schema";
import { brandPaths } from "@touchline/protocol";
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { answer, bodyOf, fail, forBrand, saveAsEditor } from "../access/brand-endpoint.ts";
import { type Fields, fieldsIn, listIn } from "../fields/form-value.ts";
import { publishedDocuments } from "../publishing/platform.ts";
import { logoPicturesOf } from "./logo-pictures.ts";
import { type EditedLook, type LogoAnswer, type LookAnswer, lookOf, type SavedLookAnswer } from "./look-answers.ts";
import { redrawLogo } from "./redraw-logo.ts";

const editedOf = ({ currency: _currency, ...look }: BrandLook): EditedLook => look;

const liveLook = async (slug: string): Promise<EditedLook | null> => {
  const live = await publishedDocuments().latest(slug);
  return live && lookOf(JSON.parse(live.document) as BrandDocument);
};

const themesOf = ({ generalSettings }: Fields): LookAnswer["themes"] =>
  listIn(fieldsIn(fieldsIn(listIn(generalSettings)[0]).theme).options) as LookAnswer["themes"];

const showLook = forBrand(async ({ brand }) => {
  const look = editedOf(brand.look as BrandLook);
  return answer<LookAnswer>({ look, live: await liveLook(String(brand.slug)), themes: themesOf(brand) });
});

const pictureOf = ({ id, filename, width, height }: Fields): LogoPicture => ({
  id: String(id),
  url: brandPaths.media(String(filename)),
  width: Number(width),
  height: Number(height),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The pictures of the editor's own tenant that a look names, as they are stored: a request says only which. Null where one is not there. */
const findPictures = async (req: PayloadRequest, look: unknown): Promise<Logo["pictures"] | null> => {
  const found: Record<string, LogoPicture> = {};
  for (const [page, picture] of Object.entries(logoPicturesOf(look))) {
    const id = String(fieldsIn(picture).id);
    const asked = { collection: "media", id, depth: 0, overrideAccess: false, disableErrors: true, req } as const;
    const doc = UUID.test(id) ? await req.payload.findByID(asked) : null;
    if (!doc) return null;
    found[page] = pictureOf(fieldsIn(doc));
  }
  return Object.keys(found).length > 0 ? found : undefined;
};

const saveLook = forBrand(async ({ req, id, brand }) => {
  const sent = fieldsIn(await bodyOf(req));
  const pictures = await findPictures(req, sent);
  if (pictures === null) return fail(400, "There is no such picture");
  const { pictures: _pictures, ...logo } = fieldsIn(sent.logo);
  const { currency } = fieldsIn(brand.look);
  const parsed = brandLookSchema.safeParse(
    { currency, accents: sent.accents, shape: sent.shape, logo: { ...logo, ...(pictures && { pictures }) } },
    { reportInput: true },
  );
  if (!parsed.success) {
    const [first] = explainIssues(parsed.error.issues);
    return fail(400, first ? `${first.path}: ${first.problem}, ${first.remedy}` : "This is no look of a brand");
  }
  const refused = await saveAsEditor(req, "brands", id, { look: parsed.data });
  return refused ?? answer<SavedLookAnswer>({ look: editedOf(parsed.data) });
});

/** Kept as a picture like all others, so that versions that show it can always be restored. */
const keepLogo = async (req: PayloadRequest, brand: Fields, file: Buffer): Promise<LogoPicture> => {
  const { data } = await redrawLogo(file);
  const name = String(brand.name);
  const doc = await req.payload.create({
    collection: "media",
    data: { name: `Logo of ${name}`, alt: { default: name, translations: [] }, brand: String(brand.id) },
    file: { data, mimetype: "image/png", name: "logo.png", size: data.length },
    depth: 0,
    overrideAccess: false,
    req,
  });
  return pictureOf(fieldsIn(doc));
};

const uploadLogo = forBrand(async ({ req, brand }) => {
  try {
    await addDataAndFileToRequest(req);
    if (!req.file) return fail(400, "Choose a file");
    return answer<LogoAnswer>({ picture: await keepLogo(req, brand, req.file.data) });
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return fail(error.status, error.message);
    throw error;
  }
});

export const lookEndpoints: Endpoint[] = [
  { path: "/:id/look", method: "get", handler: showLook },
  { path: "/:id/look", method: "put", handler: saveLook },
  { path: "/:id/logo", method: "post", handler: uploadLogo },
];
