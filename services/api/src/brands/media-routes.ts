import fastifyStatic from "@fastify/static";
import { brandPaths } from "@touchline/protocol";
import type { FastifyInstance } from "fastify";

/** The image types that the CMS accepts; none that a browser would execute. */
const PICTURE = /^\/[\w-]+(\.[\w-]+)*\.(png|jpe?g|webp|avif)$/i;

/**
 * Banner pictures from the folder that the CMS writes. File names change with their content, so copies never expire. The sandbox policy
 * disables everything for a picture that is opened as a page.
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
