// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OfferApiContext } from "../../data/offer/offer-context.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi } from "../../test-support/sample-api.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { CatalogsBlock } from "./catalogs-block.tsx";
import type { BlockProps } from "./home-blocks.ts";

const block: BlockProps<"promoted-catalogs-carousel">["block"] = {
  blockType: "promoted-catalogs-carousel",
  tag: "catalogs",
  props: { catalogsTimeFilter: {} },
};

test("a catalog without events is left out, and counts are kept fresh while they are wanted", async () => {
  const time = createFakeTime();
  let asked = 0;
  const { api } = createSampleApi({
    promotedStatistics: async () => {
      asked += 1;
      const catalogs = [0, 3].map((count, index) => ({
        id: index + 1,
        name: `Catalog ${index + 1}`,
        count,
        promotedOffers: [],
      }));
      return { generatedAt: 1, catalogs };
    },
  });
  const { unmount } = render(
    <QueryClientProvider client={openQueryClient()}>
      <OfferApiContext value={api}>
        <LinksContext value={SAMPLE_LINKS}>
          <NarrowContext value={true}>
            <CatalogsBlock block={block} showsFailure />
          </NarrowContext>
        </LinksContext>
      </OfferApiContext>
    </QueryClientProvider>,
  );
  await act(() => time.pass(0));
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Catalog 23 events"]);
  // StrictMode mounts twice, so it has been asked for twice.
  const before = asked;
  await act(() => time.pass(30_000));
  expect(asked).toBe(before + 1);
  unmount();
  await time.pass(60_000);
  expect(asked).toBe(before + 1);
});
