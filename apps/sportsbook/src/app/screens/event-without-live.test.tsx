// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type * as Jurisdictions from "@touchline/jurisdictions";
import { expect, test, vi } from "vitest";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { openApp, PHONE } from "../test-support/open-app.tsx";
import "./event-screen.tsx";

// No pack that is shipped is without live betting.
vi.mock("@touchline/jurisdictions", async (original) => ({
  ...(await original<typeof Jurisdictions>()),
  offersLive: () => false,
}));

test("AHEAD-9 live-betting: where it is not offered, a link to a live event leads to no prices, and to one before its start it does", async () => {
  const upcoming = serverEvent({ id: 3, game: "PREMATCH", metadata: null, startsAt: Date.now() + 90_000_000 });
  const answers = {
    "/api/offer/events/1": () => detailOf(serverEvent({ id: 1, game: "LIVE" })),
    "/api/offer/events/3": () => detailOf(upcoming),
  };
  const { close } = await openApp("/sports/e_1", { width: PHONE, answers });
  expect(await screen.findByText("This event is no longer offered")).toBeDefined();
  expect(document.querySelector("main [data-outcome]")).toBeNull();
  close();
  await openApp("/sports/e_3", { width: PHONE, answers });
  await waitFor(() => expect(document.querySelector("main [data-outcome]")).not.toBeNull());
});
