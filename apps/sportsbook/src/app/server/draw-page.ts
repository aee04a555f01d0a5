import type { BrandDocument } from "@touchline/brands";
import { brandPaths } from "@touchline/protocol";
import type { BrandManifest } from "../../config/brand-manifest.ts";
import { fetchBrandDocument } from "../../net/brand-api.ts";
import type { Fetch } from "../../net/http.ts";
import { keepAnswers } from "../../net/known-answers.ts";
import { signatureOf } from "../boot/take-over.ts";
import { createApp } from "../create-app.ts";
import { screenOf } from "../router/navigation.ts";
import { SCREENS } from "../router/screens.ts";
import { withOwnLanguage } from "./page-language.ts";
import { type PagePlan, startFor } from "./page-request.ts";
import { renderMarkup } from "./render-markup.tsx";
import { createServerEnv } from "./server-env.ts";
import { writePage } from "./write-page.ts";

interface DrawOptions {
  /** The built page, which the drawing is put into. */
  readonly template: string;
  readonly manifest: BrandManifest;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** The public origin of the app. */
  readonly origin: string;
}

const publishedStart = ({ languages, settings }: BrandDocument) => ({
  languages,
  theme: settings.generalSettings.theme,
});

/** Documents that were published by an earlier version have none. */
const zoneOf = ({ settings }: BrandDocument): string => settings.generalSettings.searchEngines?.timeZone ?? "UTC";

/** Null for a screen that is each visitor's own: it is sent as it was built. */
const draw = async (plan: PagePlan, options: DrawOptions): Promise<string | null> => {
  const { template, manifest, now, origin } = options;
  const { answers, fetch } = keepAnswers(options.fetch);
  const document = await fetchBrandDocument(brandPaths.document(plan.start.slug), {}, fetch);
  const start = startFor(plan, manifest, publishedStart(document));
  const failures: unknown[] = [];
  const { address, isPhone } = plan;
  const { env, close } = createServerEnv({
    ...{ address, isPhone, start, fetch, now: now(), zone: zoneOf(document) },
    report: (error) => void failures.push(error),
  });
  const app = await createApp(env);
  try {
    const { route } = app.navigation.location.getState();
    if (!SCREENS[screenOf(route)].prepare || route.filters.favourites) return null;
    await app.prepare();
    const [failure] = failures;
    if (failure !== undefined) throw failure;
    const markup = await renderMarkup(app);
    const page = env.drawn?.page;
    if (!page) return null;
    return writePage(template, { app, origin, markup, embedded: { page, signature: signatureOf(app), answers } });
  } finally {
    close();
    app.queryClient.clear();
  }
};

/** A page of the app as a visitor without any choices sees it, with the data that it was drawn from. */
export const drawPage = (plan: PagePlan, options: DrawOptions): Promise<string | null> =>
  withOwnLanguage(() => draw(plan, options));
