import type { Library, Picture, StoredBanner, StoredBrand, StoredGroup } from "../model/library.ts";
import type { Problem } from "../words/problems.ts";
import { signIn } from "./ask.ts";

/** What is wrong with one field, by its path in the form: `title.text.default`. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** The CMS refused to save: each fault stands at its field. */
export class NotSaved extends Error {
  readonly problem: Problem;
  /** The reason in the words of the CMS, where it gave one. */
  readonly told: string | null;
  readonly faults: readonly FieldFault[];

  constructor(problem: Problem, told: string | null = null, faults: readonly FieldFault[] = []) {
    super(told ?? problem);
    this.problem = problem;
    this.told = told;
    this.faults = faults;
  }
}

interface FailedBody {
  readonly errors?: readonly {
    readonly message?: string;
    readonly data?: { readonly errors?: readonly FieldFault[] } | null;
  }[];
}

const PROBLEMS: Readonly<Record<number, Problem>> = {
  401: "signedOut",
  403: "forbidden",
  404: "gone",
  413: "tooLarge",
};

const failureOf = (status: number, text: string): NotSaved => {
  if (status === 401) signIn();
  let body: FailedBody = {};
  try {
    body = JSON.parse(text) as FailedBody;
  } catch {
    // Whatever answered was not the CMS.
  }
  const [error] = body.errors ?? [];
  const faults = (error?.data?.errors ?? []).map(({ path, message }) => ({ path, message }));
  if (faults.length > 0) return new NotSaved("invalid", null, faults);
  const isRefusal = status >= 400 && status < 500 && !(status in PROBLEMS);
  return new NotSaved(PROBLEMS[status] ?? "unknown", isRefusal ? (error?.message ?? null) : null);
};

const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init });
  const text = await response.text();
  if (!response.ok) throw failureOf(response.status, text);
  return JSON.parse(text) as Answer;
};

const send = <Answer>(method: string, path: string, body: object): Promise<Answer> =>
  ask(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

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
    request.addEventListener("error", () => reject(new NotSaved("unreachable")));
    request.addEventListener("load", () => {
      const isTaken = request.status >= 200 && request.status < 300;
      if (isTaken) resolve((JSON.parse(request.responseText) as Saved<Picture>).doc);
      else reject(failureOf(request.status, request.responseText));
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
    (await send<Saved<Collections[Name]>>("POST", `/api/${slug}?depth=0`, data)).doc,
  save: async <Name extends Slug>(slug: Name, id: string, data: object): Promise<Collections[Name]> =>
    (await send<Saved<Collections[Name]>>("PATCH", one(slug, id), data)).doc,
  remove: (slug: Slug, id: string): Promise<unknown> => ask(one(slug, id), { method: "DELETE" }),
  upload,
  replacePicture: (id: string, by: string): Promise<{ readonly banners: readonly string[] }> =>
    send("POST", `/api/media/${encodeURIComponent(id)}/replace`, { with: by }),
} as const;
