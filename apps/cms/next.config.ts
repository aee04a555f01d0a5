import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

/** Nobody holds the CMS in a frame. What it holds in one itself, the app, says who may. */
const headers = Object.entries({
  "content-security-policy": "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
}).map(([key, value]) => ({ key, value }));

/** Screens of the studio stand in the place of Payload's lists, and old links are kept. */
const redirects = Object.entries({
  "/admin/published": "/admin/versions",
  "/admin/collections/users": "/admin/users",
  "/admin/collections/:collection/:id/versions": "/admin/versions",
  "/admin/collections/:collection/:id/versions/:version": "/admin/versions",
  "/admin/collections/:collection/:id/api": "/admin",
  "/admin/collections": "/admin",
}).map(([source, destination]) => ({ source, destination, permanent: false }));

const config: NextConfig = {
  // Types are checked for the whole house at once.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    "@touchline/brands",
    "@touchline/jurisdictions",
    "@touchline/betting",
    "@touchline/db",
    "@touchline/host-sdk",
    "@touchline/protocol",
  ],
  poweredByHeader: false,
  // Every build is a first one, or might as well be: writing the cache down takes longer than it saves.
  experimental: { turbopackFileSystemCacheForBuild: false },
  redirects: async () => redirects,
  headers: async () => [{ source: "/:path*", headers }],
};

export default withPayload(config, { devBundleServerPackages: false });
