/** Signing in is the host's business: it listens for this event on the window. */
const LOGIN_EVENT = "touchline:login";

export const requestLogin = (): void => {
  window.dispatchEvent(new CustomEvent(LOGIN_EVENT));
};
