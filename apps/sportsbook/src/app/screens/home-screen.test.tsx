// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../layouts/side-panel.tsx";
import "./home-screen.tsx";

const recommendation = {
  betslips: [
    {
      picks: [
        { eventId: 1, slot: 0 },
        { eventId: 3, slot: 0 },
      ],
    },
  ],
  events: packOfferList(sampleLeagues(Date.now())),
};
const answers = { "/api/offer/recommended-betslips": () => recommendation };

const eventsOf = (widget: HTMLElement) =>
  [...widget.querySelectorAll<HTMLElement>("[data-event]")].map(({ dataset }) => Number(dataset.event));

test("HOME-3 a chip of a widget shows another sport", async () => {
  await openApp("/homepage", { width: PHONE });
  const widget = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-widget="in-play"]');
    expect(found && eventsOf(found)).toEqual([1, 2]);
    return found as HTMLElement;
  });
  const chip = within(widget).getByRole("button", { name: /^Tennis/ });
  fireEvent.click(chip);
  await waitFor(() => expect(eventsOf(widget)).toEqual([5]));
  expect(chip.getAttribute("aria-pressed")).toBe("true");
});

test("HOME-4 a catalog opens its list", async () => {
  const { requests } = await openApp("/homepage", { width: PHONE });
  fireEvent.click(await screen.findByRole("link", { name: /^Champions week/ }));
  expect(location.pathname).toContain("ctg_1");
  await waitFor(() => expect(requests.some((request) => /\/list\?.*catalog=1/.test(request))).toBe(true));
});

test("HOME-9 a recommended slip is shown beside the slip only where the brand puts it", async () => {
  const { requests } = await openApp("/sports/d_all", { answers });
  const asked = (game: string) =>
    requests.filter((request) => request.includes(`recommended-betslips?game=${game}`)).length;
  const column = screen.getByRole("complementary", { name: "Bet slip" });
  await waitFor(() => expect(column.querySelector("[data-recommended]")).not.toBeNull());
  fireEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: /^Live/ }));
  await waitFor(() => expect(column.querySelector("[data-recommended]")).toBeNull());
  await waitFor(() => expect(document.querySelector('main [data-event="5"]')).not.toBeNull());
  expect([asked("sports") > 0, asked("live")]).toEqual([true, 0]);
});
