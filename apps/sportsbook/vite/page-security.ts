import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  type Hosts,
  hostsOf,
  hostsSchema,
  loadTenants,
  pageHeaders,
  pageWithHosts,
  tenantInQuery,
  widgetHeaders,
} from "@touchline/brands/shipped";
import type { Plugin } from "vite";

/** Pages in which scripts of providers run. */
const PROVIDER_PAGES: readonly string[] = ["/widget.html", "/analytics.html"];

const addressOf = (url: string | undefined): URL => new URL(url ?? "/", "http://page");

const SEARCH_FILES: readonly string[] = ["/robots.txt", "/sitemap.xml"];

/** A file has a name with a dot; every other path is a place in the app. */
const isPage = ({ method, url }: IncomingMessage): boolean => {
  const { pathname } = addressOf(url);
  return (
    method === "GET" &&
    (pathname === "/index.html" || !/\.\w+$/.test(pathname)) &&
    !/^\/(api|host|client|docs)(\/|$)/.test(pathname)
  );
};

const setAll = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

const TENANT_FILE = /^\/sdk\/v1\/tenants\/([a-z0-9-]+)\.json$/;

/** Answers the script in an operator's page, which asks why it cannot show the app. False for any other request. */
const answerTenant = (url: string | undefined, response: ServerResponse, extra: Hosts): boolean => {
  const tenant = TENANT_FILE.exec(addressOf(url).pathname)?.[1];
  if (tenant === undefined) return false;
  const tenants = loadTenants();
  const isKnown = Object.hasOwn(tenants, tenant);
  response.statusCode = isKnown ? 200 : 404;
  setAll(response, {
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    "cache-control": "no-cache",
  });
  response.end(JSON.stringify(isKnown ? { hosts: hostsOf(tenant, tenants, extra) } : { error: "TENANT_UNKNOWN" }));
  return true;
};

/** So long a page may be drawn, in milliseconds; the service itself gives up before. */
const DRAW_PATIENCE = 2_000;

/** Headers of a request that decide how its page is drawn. */
const DRAWN_BY = ["accept-language", "user-agent", "sec-ch-ua-mobile", "sec-fetch-dest"] as const;

/** The page as the service at this address has drawn it; null where it is absent, or draws no such page. */
const drawnPage = async (
  service: string,
  { url = "/", headers, method }: IncomingMessage,
  hosts: readonly string[],
): Promise<string | null> => {
  if (service === "" || method !== "GET") return null;
  const given = DRAWN_BY.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []));
  const answer = await fetch(service + url, {
    headers: { ...Object.fromEntries(given), "x-touchline-hosts": hosts.join(" ") },
    signal: AbortSignal.timeout(DRAW_PATIENCE),
  }).catch(() => null);
  return answer?.ok ? await answer.text() : null;
};

/**
 * Says with every page who may hold it, and what may run in it. `hosts` is what an installation adds to the tenants' own, as JSON.
 * `drawingService` is where pages are drawn, or empty.
 * A page in development needs scripts in the page itself: there only who may hold it is said.
 */
export const pageSecurity = (added: string, drawingService: string): Plugin => {
  const extra: Hosts = hostsSchema.parse(JSON.parse(added));
  const hostsFor = (url: string | undefined): readonly string[] =>
    hostsOf(tenantInQuery(addressOf(url).searchParams), loadTenants(), extra);
  return {
    name: "touchline-page-security",
    transformIndexHtml: {
      order: "post",
      handler: (page, { originalUrl, server }) => (server ? pageWithHosts(page, hostsFor(originalUrl)) : page),
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        if (answerTenant(request.url, response, extra)) return;
        const { pathname } = addressOf(request.url);
        if (PROVIDER_PAGES.includes(pathname)) setAll(response, widgetHeaders);
        else if (isPage(request)) {
          const hosts = hostsFor(request.url);
          response.setHeader("content-security-policy", `frame-ancestors ${hosts.join(" ") || "'none'"}`);
          response.setHeader("referrer-policy", "no-referrer");
        }
        next();
      });
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        if (drawingService === "" || !SEARCH_FILES.includes(addressOf(request.url).pathname)) return next();
        const answer = await fetch(drawingService + request.url).catch(() => null);
        response.statusCode = answer?.status ?? 502;
        setAll(response, { "content-type": answer?.headers.get("content-type") ?? "text/plain" });
        response.end(await answer?.text());
      });
      const page = readFileSync(join(server.config.root, server.config.build.outDir, "index.html"), "utf8");
      server.middlewares.use(async (request, response, next) => {
        if (answerTenant(request.url, response, extra)) return;
        if (PROVIDER_PAGES.includes(addressOf(request.url).pathname)) setAll(response, widgetHeaders);
        if (!isPage(request)) {
          response.setHeader("x-content-type-options", "nosniff");
          next();
          return;
        }
        const hosts = hostsFor(request.url);
        setAll(response, {
          ...pageHeaders(hosts),
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-cache",
        });
        response.end((await drawnPage(drawingService, request, hosts)) ?? pageWithHosts(page, hosts));
      });
    },
  };
};
