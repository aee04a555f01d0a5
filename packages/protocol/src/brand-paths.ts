/** Addresses of a brand's published settings and pictures. */
export const brandPaths = {
  /** The newest version. */
  document: (slug: string): string => `/api/brands/${slug}/document`,
  /** One version; it never changes. */
  version: (slug: string, version: number): string => `/api/brands/${slug}/documents/${version}`,
  media: (filename: string): string => `/api/media/file/${filename}`,
};
