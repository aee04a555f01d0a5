export const PUSH_PATH = "/client/distribution/sio";

/** Maximum number of events that one connection may watch. */
export const MAX_WATCHED = 400;
