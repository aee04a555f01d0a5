import fastifyStatic from "@fastify/static";
import { brandPaths } from "@touchline/protocol";
import type { FastifyInstance } from "fastify";

/** What the CMS accepts, and nothing that a browser would run. */
const PICTURE = /^\/[\w-]+(\.[\w-]+)*\.(png|jpe?g|webp|avif)$/i;

/**
 * The pictures of banners, from the folder that the CMS writes. A file's name changes with its content, so a copy of it is good for
 * ever. Opened by itself, a picture is a page that may do nothing.
 */
export const addMediaRoutes = (server: FastifyInstance, folder: string): void => {
  server.register(fastifyStatic, {
    root: folder,
    prefix: brandPaths.media(""),
    index: false,
    decorateReply: false,
    serveDotFiles: false,
    maxAge: "365d",
    immutable: true,
    allowedPath: (path) => PICTURE.test(path),
    setHeaders: (reply) => {
      reply.header("content-security-policy", "default-src 'none'; sandbox");
      reply.header("cross-origin-resource-policy", "cross-origin");
    },
  });
};
