/** What a browser shows and never runs. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;

export const MAX_FILE_BYTES = 8 * 1_024 * 1_024;
export const MAX_PIXELS = 40_000_000;

/** Of the copies that screens choose from: a phone's, the same on a dense screen, and a desktop's. */
export const WIDTHS = [688, 1376, 2680] as const;
