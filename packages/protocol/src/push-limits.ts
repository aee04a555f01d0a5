export const PUSH_PATH = "/client/distribution/sio";

/** How many events one connection may watch. */
export const MAX_WATCHED = 400;
