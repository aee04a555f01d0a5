import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import asyncapi from "@touchline/protocol/asyncapi.json" with { type: "json" };
import openapi from "@touchline/protocol/openapi.json" with { type: "json" };
import type { FastifyInstance, FastifyReply } from "fastify";
import { type AsyncApi, createPushPage } from "./push-page.ts";

const REDOC = createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js");
/** The only picture that the renderer would request elsewhere. */
const LOGO = "https://cdn.redoc.ly/redoc/logo-mini.svg";
const AN_HOUR = "public, max-age=3600";

/** Nothing of another host: the reference is served as it is, and its renderer is part of this service. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Touchline API</title>
<style>body{margin:0}p{font:14px sans-serif;margin:1rem}</style>
<p>HTTP · <a href="/docs/push">push and bus</a> · <a href="/api/openapi.json">openapi.json</a> · <a href="/api/asyncapi.json">asyncapi.json</a></p>
<redoc spec-url="/api/openapi.json" hide-download-button required-props-first></redoc>
<script src="/docs/redoc.js"></script>
</html>`;

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("cache-control", AN_HOUR)
    .send(page);

/** The contract, as documents and as pages to read. */
export const addDocsRoutes = (server: FastifyInstance): void => {
  const pushPage = createPushPage(asyncapi as unknown as AsyncApi);
  server.get("/api/openapi.json", (_request, reply) => reply.header("cache-control", AN_HOUR).send(openapi));
  server.get("/api/asyncapi.json", (_request, reply) => reply.header("cache-control", AN_HOUR).send(asyncapi));
  server.get("/docs", (_request, reply) => sendPage(reply, PAGE));
  server.get("/docs/push", (_request, reply) => sendPage(reply, pushPage));
  server.get("/docs/redoc.js", async (_request, reply) => {
    const script = (await readFile(REDOC, "utf8")).replaceAll(LOGO, "data:,");
    return reply.header("content-type", "text/javascript").header("cache-control", AN_HOUR).send(script);
  });
};
