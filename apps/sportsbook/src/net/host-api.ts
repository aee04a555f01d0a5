import { HOST_PATHS, type HostToken } from "@touchline/protocol";

/** What came of asking the operator's site who is signed in. */
export type HostAnswer =
  | { readonly kind: "signedIn"; readonly token: HostToken }
  | { readonly kind: "nobody" }
  /** There is no such site behind this origin. */
  | { readonly kind: "noHost" }
  | { readonly kind: "unreachable" };

/** An answer without content. A site that refuses instead means the same; browsers write that into the console. */
const NOBODY: readonly number[] = [204, 401];

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isHostToken = (answer: unknown): answer is HostToken => {
  const { token, expiresAt, tenant, punter } = (answer ?? {}) as Partial<HostToken>;
  return (
    isText(token) && Number.isSafeInteger(expiresAt) && isText(tenant) && isText(punter?.id) && isText(punter.name)
  );
};

const readAnswer = async (response: Response): Promise<HostAnswer> => {
  if (NOBODY.includes(response.status)) return { kind: "nobody" };
  if (response.status >= 500) return { kind: "unreachable" };
  if (!response.ok) return { kind: "noHost" };
  // A server that knows no such path may answer with the page itself.
  const token: unknown = await response.json().catch(() => null);
  return isHostToken(token) ? { kind: "signedIn", token } : { kind: "noHost" };
};

export const askHost = async (): Promise<HostAnswer> => {
  try {
    return await readAnswer(
      await fetch(HOST_PATHS.token, { headers: { accept: "application/json" }, cache: "no-store" }),
    );
  } catch {
    return { kind: "unreachable" };
  }
};

/** Rejects where the host still takes the punter for signed in. */
export const signOutOfHost = async (): Promise<void> => {
  const response = await fetch(HOST_PATHS.signOut, { method: "POST", redirect: "manual" });
  if (!response.ok && response.type !== "opaqueredirect") throw new Error(`signing out answered ${response.status}`);
};

/** Rejects where the host did not begin the break: then its own page is the way to it. */
export const startBreakAtHost = async (hours: number): Promise<void> => {
  const response = await fetch(HOST_PATHS.timeOut, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ length: `${hours}h` }),
  });
  if (!response.ok) throw new Error(`a break of ${hours} h answered ${response.status}`);
};

/** What a token says of its punter. Nobody is believed for it: whether it is true is for the services to say, with every call. */
export const readToken = (token: string): HostToken | null => {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    const { sub, tenant, currency, exp } = JSON.parse(new TextDecoder().decode(bytes));
    const read = { token, expiresAt: exp * 1000, tenant, punter: { id: sub, name: sub, currency } };
    return isHostToken(read) && isText(currency) ? read : null;
  } catch {
    return null;
  }
};
