import type { Library } from "../model/library.ts";
import { contentApi } from "./content-api.ts";
import { type Loaded, useLoaded } from "./use-loaded.ts";

/** The tenant's pictures, banners, banner groups and brands. */
export const useLibrary = (): Loaded<Library> => useLoaded("library", (signal) => contentApi.library(signal));
