import { APIError } from "payload";
import sharp from "sharp";
import { MAX_PIXELS } from "../media/limits.ts";

/** The room of a logo in the app, and how many pixels a dense screen has for each of it. */
const ROOM = { width: 132, height: 32 } as const;
const DENSITY = 3;

const MAX_LOGO_BYTES = 512 * 1_024;
const PATIENCE_SECONDS = 5;

/** Dots per inch at which a unit of a drawing is a pixel, and the most that can be asked for. */
const DRAWING_DPI = 72;
const MAX_DPI = 2_400;

const FORMATS: ReadonlySet<string> = new Set(["svg", "png", "webp", "jpeg", "heif"]);

const refuse = (message: string): APIError => new APIError(message, 400, null, true);
const UNREADABLE = "This is not a logo that can be read. Use SVG, PNG, WebP, JPEG or AVIF.";

const sizeOf = async (data: Buffer): Promise<{ format: string; width: number; height: number }> => {
  const { format, width, height } = await sharp(data, { limitInputPixels: false, failOn: "error" })
    .metadata()
    .catch(() => {
      throw refuse(UNREADABLE);
    });
  if (!FORMATS.has(format)) throw refuse(UNREADABLE);
  if (!width || !height || width * height > MAX_PIXELS) throw refuse("The logo has no size, or too large a one.");
  return { format, width, height };
};

export interface RedrawnLogo {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A logo as pixels. A drawing (SVG) may contain programs and addresses of other servers; of what it draws only the picture is kept. The
 * drawing is read from memory, where it has no place from which it could refer to a file or a server.
 */
export const redrawLogo = async (file: Buffer): Promise<RedrawnLogo> => {
  if (file.length > MAX_LOGO_BYTES) throw refuse(`The file is larger than ${MAX_LOGO_BYTES / 1_024} kB.`);
  const { format, width, height } = await sizeOf(file);
  const [across, down] = [ROOM.width * DENSITY, ROOM.height * DENSITY];
  const isDrawing = format === "svg";
  // A drawing is drawn at the size in which it is kept, and not enlarged afterwards.
  const dpi = Math.min(MAX_DPI, Math.max(1, DRAWING_DPI * Math.min(across / width, down / height)));
  const { data, info } = await sharp(file, {
    limitInputPixels: MAX_PIXELS,
    failOn: "error",
    ...(isDrawing && { density: dpi }),
  })
    .resize(across, down, { fit: "inside", withoutEnlargement: !isDrawing })
    .timeout({ seconds: PATIENCE_SECONDS })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse(UNREADABLE);
    });
  return { data, width: info.width, height: info.height };
};
