import { expect, test } from "vitest";
import { createFigures, metrics } from "./metrics.ts";

const linesOf = async (name: string): Promise<string[]> =>
  (await metrics.getSingleMetricAsString(name)).split("\n").filter((line) => line !== "");

test("figures are read when they are asked for, as the type that their name says", async () => {
  const counts = { open: 3, served: 7, byTenant: new Map([["titan", 2]]) };
  const setFigures = createFigures<{ open: number; served: number; byTenant: ReadonlyMap<string, number> }>({
    open: ["touchline_test_open", "Open now"],
    served: ["touchline_test_served_total", "Served so far"],
    byTenant: ["touchline_test_tenants", "By tenant", "tenant"],
  });
  // Before the service has started there is nothing to read.
  expect(await linesOf("touchline_test_tenants")).toHaveLength(2);
  setFigures(() => counts);
  expect(await linesOf("touchline_test_open")).toEqual([
    "# HELP touchline_test_open Open now",
    "# TYPE touchline_test_open gauge",
    "touchline_test_open 3",
  ]);
  counts.served = 9;
  counts.byTenant = new Map([["bethog", 5]]);
  for (let times = 0; times < 2; times += 1) {
    expect(await linesOf("touchline_test_served_total")).toEqual([
      "# HELP touchline_test_served_total Served so far",
      "# TYPE touchline_test_served_total counter",
      "touchline_test_served_total 9",
    ]);
    expect((await linesOf("touchline_test_tenants")).slice(2)).toEqual(['touchline_test_tenants{tenant="bethog"} 5']);
  }
});
