/** Asks the API, which counts the calls for a page as those of the visitor who needed it. */
export const createAskApi =
  (apiUrl: string, timeout: number) =>
  (visitor: string) =>
  (address: string, init: RequestInit): Promise<Response> =>
    fetch(apiUrl + address, {
      ...init,
      headers: { accept: "application/json", "x-forwarded-for": visitor },
      signal: AbortSignal.timeout(timeout),
    });

export type AskApi = ReturnType<typeof createAskApi>;
