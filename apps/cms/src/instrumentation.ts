import { requireEnvironment } from "./environment.ts";

/** Called by Next when the server starts. */
export const register = (): void => requireEnvironment();
