import { environmentManager, type QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../data/query-client.ts";
import { onTestEnd } from "./test-end.ts";

/** The app's own client for one test. Without a document Query takes Node for a server and would not poll. */
export const openQueryClient = (report: (error: unknown) => void = () => undefined): QueryClient => {
  environmentManager.setIsServer(() => false);
  const client = createQueryClient(report);
  client.mount();
  onTestEnd(() => {
    client.unmount();
    client.clear();
  });
  return client;
};
