import type { Library, Picture, StoredBanner, StoredBrand, StoredGroup } from "../model/library.ts";
import { ask, readAnswer, send } from "./ask.ts";
import { Failed } from "./failed.ts";

interface Collections {
  readonly media: Picture;
  readonly banners: StoredBanner;
  readonly "banner-groups": StoredGroup;
  readonly brands: StoredBrand;
}
type Slug = keyof Collections;

const ALL = "depth=0&pagination=false";

const list = async <Name extends Slug>(slug: Name, signal: AbortSignal): Promise<readonly Collections[Name][]> =>
  (await ask<{ docs: readonly Collections[Name][] }>(`/api/${slug}?${ALL}&sort=-createdAt`, { signal })).docs;

interface Saved<Doc> {
  readonly doc: Doc;
}

const one = (slug: Slug, id: string): string => `/api/${slug}/${encodeURIComponent(id)}?depth=0`;

/** Sends a file and tells how much of it arrived, from 0 to 1. Only this kind of request tells it. */
const upload = (file: File, fields: object, onProgress: (share: number) => void): Promise<Picture> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    body.set("file", file);
    body.set("_payload", JSON.stringify(fields));
    const request = new XMLHttpRequest();
    request.open("POST", "/api/media?depth=0");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(new Failed("unreachable")));
    request.addEventListener("load", () => {
      try {
        resolve(readAnswer<Saved<Picture>>(request.status, request.responseText).doc);
      } catch (reason) {
        reject(reason);
      }
    });
    request.send(body);
  });

/** Pictures, banners, banner groups and brands in the CMS, over its REST API: the server checks what is saved. */
export const contentApi = {
  library: async (signal: AbortSignal): Promise<Library> => {
    const [pictures, banners, groups, brands] = await Promise.all([
      list("media", signal),
      list("banners", signal),
      list("banner-groups", signal),
      list("brands", signal),
    ]);
    return { pictures, banners, groups, brands };
  },
  create: async <Name extends Slug>(slug: Name, data: object): Promise<Collections[Name]> =>
    (await send<Saved<Collections[Name]>>(`/api/${slug}?depth=0`, data)).doc,
  save: async <Name extends Slug>(slug: Name, id: string, data: object): Promise<Collections[Name]> =>
    (await send<Saved<Collections[Name]>>(one(slug, id), data, "PATCH")).doc,
  remove: (slug: Slug, id: string): Promise<unknown> => ask(one(slug, id), { method: "DELETE" }),
  upload,
  replacePicture: (id: string, by: string): Promise<{ readonly banners: readonly string[] }> =>
    send(`/api/media/${encodeURIComponent(id)}/replace`, { with: by }),
} as const;
