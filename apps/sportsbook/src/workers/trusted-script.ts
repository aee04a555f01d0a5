/** As much of the browser's Trusted Types as is used; TypeScript does not know them yet, and not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL: (address: string) => string;
  };
}

const requireOwn = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError("a script of another origin");
  return address;
};

let policy: ReturnType<TrustedTypes["createPolicy"]> | null = null;

/** The page's policy lets nobody else make an address of a script, and this one makes none but our own. */
export const trustedScript = (address: string): string => {
  const types = (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return requireOwn(address);
  policy ??= types.createPolicy("touchline", { createScriptURL: requireOwn });
  return policy.createScriptURL(address);
};
