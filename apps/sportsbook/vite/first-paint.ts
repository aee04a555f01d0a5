import { resolve } from "node:path";
import { brandColors, brandDocument, brandSlugs, brandStyle, loadBrand, loadTenants } from "@touchline/brands/shipped";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type { BrandManifest, ManifestBrand } from "../src/config/brand-manifest.ts";

const ENTRY = "src/app/boot/first-paint.ts";
const SCRIPT = "first-paint.js";
/** The same for a server that draws pages. */
const BRANDS = ".vite/brands.json";

type Kind = "css" | "json";
const TYPES: Readonly<Record<Kind, string>> = { css: "text/css", json: "application/json" };

/** Read anew each time, so that a brand's file can be edited while the development server runs. */
const makeAsset = (slug: string, kind: Kind): string => {
  const brand = loadBrand(slug);
  return kind === "css" ? brandStyle(brand) : JSON.stringify(brandDocument(brand));
};

const manifestBrand = (slug: string, addressOf: (slug: string, kind: Kind) => string): ManifestBrand => {
  const brand = loadBrand(slug);
  const { theme } = brand.settings.generalSettings;
  return {
    name: brand.name,
    languages: brand.languages,
    theme,
    canvas: Object.fromEntries(theme.options.map((option) => [option, brandColors(brand, option).canvas as string])),
    style: addressOf(slug, "css"),
    document: addressOf(slug, "json"),
  };
};

const makeManifest = (
  addressOf: (slug: string, kind: Kind) => string,
  catalogues: BrandManifest["catalogues"],
): BrandManifest => ({
  tenants: Object.fromEntries(Object.entries(loadTenants()).map(([tenant, { brands }]) => [tenant, brands])),
  tenantUuids: Object.fromEntries(Object.entries(loadTenants()).map(([tenant, { uuid }]) => [tenant, uuid])),
  jurisdictions: Object.fromEntries(
    Object.entries(loadTenants()).flatMap(([tenant, { jurisdiction }]) =>
      jurisdiction ? [[tenant, jurisdiction]] : [],
    ),
  ),
  brands: Object.fromEntries(brandSlugs().map((slug) => [slug, manifestBrand(slug, addressOf)])),
  catalogues,
});

const bundleScript = async (root: string, manifest: BrandManifest, minify: boolean): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { BRAND_MANIFEST: JSON.stringify(manifest) },
    build: {
      write: false,
      minify,
      target: "es2023",
      lib: { entry: resolve(root, ENTRY), formats: ["iife"], name: "firstPaint", fileName: "first-paint" },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${ENTRY} gave no script`);
  return chunk.code;
};

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
}

/** Where each language landed, so that it can be asked for before the app that wants it is there. */
const catalogueFiles = (bundle: Readonly<Record<string, Chunk>>, base: string): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle).flatMap(({ facadeModuleId, fileName }) => {
      const locale = /\/i18n\/catalogues\/([\w-]+)\.json/.exec(facadeModuleId ?? "")?.[1];
      return locale ? [[locale, base + fileName]] : [];
    }),
  );

/**
 * A script that blocks the first picture, and what it points to: a style and a document for each brand, under names that
 * change with their content. A module script would run after the first paint, and a page that should be light would flash
 * dark; a script in the page itself would need a hole in the content security policy.
 */
export const firstPaint = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: "touchline-first-paint",
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const [, slug, kind] = /^\/brands\/([\w-]+)\.(css|json)$/.exec(path) ?? [];
        try {
          if (slug && kind && brandSlugs().includes(slug))
            response.setHeader("content-type", TYPES[kind as Kind]).end(makeAsset(slug, kind as Kind));
          else if (path === `/${SCRIPT}`) {
            const manifest = makeManifest((name, type) => `/brands/${name}.${type}`, {});
            response.setHeader("content-type", "text/javascript").end(await bundleScript(config.root, manifest, false));
          } else next();
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle(_options, bundle) {
      const addressOf = (slug: string, kind: Kind): string => {
        const asset = { type: "asset", name: `brand-${slug}.${kind}`, source: makeAsset(slug, kind) } as const;
        return config.base + this.getFileName(this.emitFile(asset));
      };
      const manifest = makeManifest(addressOf, catalogueFiles(bundle, config.base));
      this.emitFile({ type: "asset", fileName: BRANDS, source: JSON.stringify(manifest) });
      this.emitFile({ type: "asset", fileName: SCRIPT, source: await bundleScript(config.root, manifest, true) });
    },
  };
};
