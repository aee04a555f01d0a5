/** Where the operator's site has these, on the origin of the app. In a file without schemas: the app needs no more of it. */
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
