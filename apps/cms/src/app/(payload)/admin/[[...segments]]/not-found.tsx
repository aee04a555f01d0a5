import { NotFoundPage } from "@payloadcms/next/views";
import { importMap } from "../../../../generated/import-map.js";
import config from "../../../../payload.config.ts";

interface Asked {
  readonly params: Promise<{ segments: string[] }>;
  readonly searchParams: Promise<Record<string, string | string[]>>;
}

const NotFound = ({ params, searchParams }: Asked) => NotFoundPage({ config, params, searchParams, importMap });

export default NotFound;
