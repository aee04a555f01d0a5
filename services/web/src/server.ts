import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { chooseEncoding } from "@touchline/server-kit";
import type { Pages } from "./draw-pages.ts";
import { pageRequestOf, VARY } from "./page-request.ts";
import type { SearchFiles } from "./search-files.ts";

/** The web server in front sends the page as it was built in place of this answer. */
const NOT_DRAWN = 404;

const textOf = (header: string | readonly string[] | undefined): string => String(header ?? "");

interface Served {
  readonly pages: Pages;
  readonly searchFiles: SearchFiles;
}

const answer = async (
  { pages, searchFiles }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { method, url = "/", headers } = request;
  const visitor = textOf(headers["x-forwarded-for"]) || (request.socket.remoteAddress ?? "");
  const file = await searchFiles(url, visitor);
  if (file) {
    response.writeHead(200, { "content-type": file.type, "cache-control": "public, max-age=60" }).end(file.text);
    return;
  }
  const asked = pageRequestOf(method, url, headers);
  const hosts = textOf(headers["x-touchline-hosts"]).split(" ").filter(Boolean);
  const page = asked && (await pages(asked, { visitor, hosts }));
  if (!page) {
    response.writeHead(NOT_DRAWN).end();
    return;
  }
  const encoding = chooseEncoding(headers["accept-encoding"], page.length);
  const body = await page.body(encoding);
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-length": body.length,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    vary: VARY,
  });
  response.end(method === "HEAD" ? undefined : body);
};

/** Serves drawn pages to the app's web server, which adds the headers of the page's tenant. */
export const createServer = (served: Served, onError: (error: unknown) => void): Server =>
  createHttpServer((request, response) => {
    answer(served, request, response).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
