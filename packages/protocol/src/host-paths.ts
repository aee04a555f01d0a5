/** Paths of the operator's site on the app's origin. In a file without schemas, so that the app does not load a schema library for them. */
export const HOST_PATHS = {
  token: "/host/token",
  signIn: "/host/sign-in",
  signOut: "/host/sign-out",
  deposit: "/host/deposit",
  limits: "/host/limits",
  timeOut: "/host/time-out",
  selfExclusion: "/host/self-exclusion",
  help: "/host/help",
} as const;
