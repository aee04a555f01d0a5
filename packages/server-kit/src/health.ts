import { createServer, type Server } from "node:http";
import { metrics } from "./metrics.ts";

export interface HealthOptions {
  /** An address that probes can reach and the public cannot: the metrics are there as well. */
  readonly host: string;
  readonly port: number;
  /** Whether the service can serve requests; a load balancer skips nodes that are not ready. */
  readonly isReady: () => boolean;
}

/** `/health`: the process runs. `/ready`: it can serve. `/metrics`: Prometheus metrics. */
export const startHealth = ({ host, port, isReady }: HealthOptions): Promise<Server> => {
  const server = createServer(async (request, response) => {
    if (request.url === "/metrics") {
      response.setHeader("content-type", metrics.contentType);
      response.end(await metrics.metrics());
      return;
    }
    const ok = request.url === "/health" || (request.url === "/ready" && isReady());
    response.statusCode = ok ? 200 : request.url === "/ready" ? 503 : 404;
    response.end(ok ? "ok" : "not ready");
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
};
