import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

/** Nobody holds the CMS in a frame. What it holds in one itself, the app, says who may. */
const headers = Object.entries({
  "content-security-policy": "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
}).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  // Types are checked for the whole house at once.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    "@touchline/brands",
    "@touchline/betting",
    "@touchline/db",
    "@touchline/host-sdk",
    "@touchline/protocol",
  ],
  poweredByHeader: false,
  // Every build is a first one, or might as well be: writing the cache down takes longer than it saves.
  experimental: { turbopackFileSystemCacheForBuild: false },
  headers: async () => [{ source: "/:path*", headers }],
};

export default withPayload(config, { devBundleServerPackages: false });
