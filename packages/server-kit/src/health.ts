import { createServer, type Server } from "node:http";
import { addProcessMetrics, createFigures, metrics } from "./metrics.ts";

export interface HealthOptions {
  /** An address that probes can reach and the public cannot: the metrics are there as well. */
  readonly host: string;
  readonly port: number;
  /** Whether the service can serve requests; a load balancer skips nodes that are not ready. */
  readonly isReady: () => boolean;
  /** What `/health` tells beside the fact that the process runs; for people. */
  readonly details?: () => object;
}

const setReady = createFigures<{ readonly ready: number }>({
  ready: ["touchline_ready", "1 while the service can serve, as `/ready` says"],
});

/** `/health`: the process runs. `/ready`: it can serve. `/metrics`: Prometheus metrics. */
export const startHealth = ({ host, port, isReady, details }: HealthOptions): Promise<Server> => {
  addProcessMetrics();
  setReady(() => ({ ready: isReady() ? 1 : 0 }));
  const server = createServer(async (request, response) => {
    if (request.url === "/metrics") {
      // A figure that cannot be read must not end the service.
      const text = await metrics.metrics().catch(() => null);
      response.statusCode = text === null ? 500 : 200;
      response.setHeader("content-type", metrics.contentType);
      response.end(text ?? "");
      return;
    }
    if (request.url === "/health" && details) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(details()));
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
