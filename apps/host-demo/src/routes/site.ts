import fastifyStatic from "@fastify/static";
import { HOST_PATHS } from "@touchline/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ASSETS_FOLDER, ASSETS_PREFIX } from "../assets.ts";
import { type Frame, safeReturn } from "../page.ts";
import type { SiteConfig } from "../site-config.ts";
import { HISTORY_PAGE, pagesOf, SPORTS_PAGE } from "../site-pages/pages.ts";
import { plainPage } from "../site-pages/plain.ts";
import { helpContent, limitsContent, selfExclusionContent, timeOutContent } from "../site-pages/safer-pages.ts";
import { type SitePage, sitePage } from "../site-pages/shell.ts";
import { SITE_PAGES } from "../site-paths.ts";
import { HTML } from "./requests.ts";

const YEAR_S = 31_536_000;
const NOT_BUILT =
  "The operator's site is not built yet: run `pnpm build`, or `pnpm --filter @touchline/host-demo build`.";

/** The pages that the sportsbook on the operator's origin sends people to, and that lead back. */
const PLAIN: readonly (readonly [path: string, name: string, title: string, content: string])[] = [
  [HOST_PATHS.limits, "limits", "Your limits", limitsContent],
  [HOST_PATHS.timeOut, "time-out", "Take a break", timeOutContent],
  [HOST_PATHS.selfExclusion, "self-exclusion", "Self-exclusion", selfExclusionContent(HOST_PATHS.timeOut)],
  [HOST_PATHS.help, "help", "Help", helpContent],
];

/** The operator's own site: an address for each page, and the files that they load. */
export const addSiteRoutes = (server: FastifyInstance, frame: Frame, config: SiteConfig): void => {
  const send = (reply: FastifyReply, page: SitePage): FastifyReply =>
    frame.assets
      ? reply.type(HTML).send(sitePage(frame, config, page))
      : reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT);

  const pages = pagesOf(frame.operator);
  for (const page of config.hasWallet ? [...pages, HISTORY_PAGE] : pages)
    server.get(page.at, (_request, reply) => send(reply, page));
  for (const address of [SITE_PAGES.sports, `${SITE_PAGES.sports}/*`])
    server.get(address, (_request, reply) => send(reply, SPORTS_PAGE));

  for (const [path, name, title, content] of PLAIN)
    server.get<{ Querystring: { return?: string } }>(path, (request, reply) => {
      const back = safeReturn(request.query.return);
      return reply.type(HTML).send(plainPage(frame, { name, title, content, back, backText: "Back" }));
    });

  if (frame.assets)
    server.register(fastifyStatic, {
      root: ASSETS_FOLDER,
      prefix: ASSETS_PREFIX,
      // Their names change with their content.
      maxAge: YEAR_S * 1000,
      immutable: true,
    });
};
