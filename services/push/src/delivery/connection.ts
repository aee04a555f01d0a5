import type { Backlog, Connection, Outlet } from "./model.ts";

export const createConnection = (outlet: Outlet): Connection => ({
  outlet,
  rooms: [],
  group: null,
  backlog: null,
});

export const createBacklog = (): Backlog => ({ rooms: new Map(), lifecycle: [], onCaughtUp: [] });
