/** Addresses of a brand's published settings and pictures. */
export const brandPaths = {
  /** The newest version. */
  document: (slug: string): string => `/api/brands/${slug}/document`,
  /** What the newest version says of the first paint, as a style sheet. */
  start: (slug: string): string => `/api/brands/${slug}/start.css`,
  /** One version; it never changes. */
  version: (slug: string, version: number): string => `/api/brands/${slug}/documents/${version}`,
  media: (filename: string): string => `/api/media/file/${filename}`,
};
