import { randomUUID } from "node:crypto";
import { APIError, type CollectionBeforeOperationHook, Forbidden } from "payload";
import sharp from "sharp";
import { MAX_FILE_BYTES, MAX_PIXELS } from "./limits.ts";

/** By what a file holds, whatever it is called. */
const FORMATS: Readonly<Record<string, { readonly extension: string; readonly mimetype: string }>> = {
  png: { extension: "png", mimetype: "image/png" },
  jpeg: { extension: "jpg", mimetype: "image/jpeg" },
  webp: { extension: "webp", mimetype: "image/webp" },
  heif: { extension: "avif", mimetype: "image/avif" },
};

const refuse = (message: string): APIError => new APIError(message, 400, null, true);

const UNREADABLE = "This is not a picture that can be read. Use PNG, JPEG, WebP or AVIF.";

const formatOf = async (data: Buffer): Promise<keyof typeof FORMATS> => {
  // Nothing is limited here: a picture that is too large should be told so.
  const read = sharp(data, { limitInputPixels: false, failOn: "error" });
  const {
    format,
    width,
    height,
    pages = 1,
    compression,
  } = await read.metadata().catch(() => {
    throw refuse(UNREADABLE);
  });
  if (!FORMATS[format] || (format === "heif" && compression !== "av1"))
    throw refuse(`A picture of kind ${format.toUpperCase()} is not taken. Use PNG, JPEG, WebP or AVIF.`);
  if (pages > 1) throw refuse("Moving pictures are not taken. Use a still one.");
  if (width * height > MAX_PIXELS)
    throw refuse(`The picture has ${width} × ${height} pixels. At most ${MAX_PIXELS / 1_000_000} million are taken.`);
  return format;
};

/** The picture alone, drawn anew: what else the file held (place, camera, a page, a script) is left behind. */
const redraw = async (data: Buffer, format: string): Promise<Buffer> => {
  const picture = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  const options = { jpeg: { quality: 92 }, webp: { quality: 92 }, heif: { quality: 80, compression: "av1" } }[format];
  return picture
    .toFormat(format as "png", options)
    .toBuffer()
    .catch(() => {
      throw refuse(UNREADABLE);
    });
};

/** A file that was sent becomes a picture under a name of ours, or is refused with the reason. */
export const acceptPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return args;
  // Nobody but an editor has pictures looked at.
  if (!req.user && !("overrideAccess" in args && args.overrideAccess)) throw new Forbidden(req.t);
  // What was published shows this picture for ever.
  if (operation === "update") throw refuse("A picture cannot be replaced. Add a new one and choose it in the banner.");
  if (req.file.data.length > MAX_FILE_BYTES)
    throw refuse(`The file is larger than ${MAX_FILE_BYTES / 1_048_576} MB. Use a smaller one.`);
  const format = await formatOf(req.file.data);
  const data = await redraw(req.file.data, format);
  const { extension, mimetype } = FORMATS[format] ?? { extension: format, mimetype: "" };
  // A new name with every content, so that copies of it are good for ever.
  req.file = { ...req.file, data, size: data.length, name: `${randomUUID()}.${extension}`, mimetype };
  return args;
};
