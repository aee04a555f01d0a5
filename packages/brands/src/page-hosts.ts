const META = '<meta name="touchline-hosts" content="" />';

/** The page with the hosts that may embed it. Origins have no sign in them that means anything in a page: the schema sees to it. */
export const pageWithHosts = (page: string, hosts: readonly string[]): string => {
  if (!page.includes(META)) throw new Error("the page has no place for its hosts");
  return page.replace(META, META.replace('""', `"${hosts.join(" ")}"`));
};
