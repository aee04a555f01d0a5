import type { LogoPicture } from "@touchline/brands";
import type { EditedLook, LogoAnswer, LookAnswer, SavedLookAnswer } from "../../look/look-answers.ts";
import { ask, send } from "./ask.ts";
import { addressOfBrand } from "./brand-api.ts";

export const lookApi = {
  read: (brandId: string, signal: AbortSignal): Promise<LookAnswer> => ask(addressOfBrand(brandId, "look"), { signal }),
  save: (brandId: string, look: EditedLook): Promise<SavedLookAnswer> =>
    send(addressOfBrand(brandId, "look"), look, "PUT"),
  uploadLogo: async (brandId: string, file: File): Promise<LogoPicture> => {
    const body = new FormData();
    body.set("file", file);
    return (await ask<LogoAnswer>(addressOfBrand(brandId, "logo"), { method: "POST", body })).picture;
  },
} as const;
