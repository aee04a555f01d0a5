// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, lazy, Suspense } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { MainPart } from "./main-part.tsx";
import type { Place } from "./navigation.ts";
import { ServicesContext } from "./services.ts";
import { useShownPlace } from "./use-shown-place.ts";

afterEach(cleanup);

const placeOf = (view: "sports" | "homepage"): Place => ({
  route: { view, filters: {} },
  arrival: "push",
  landing: false,
  betId: null,
});

interface PageProps {
  readonly place: StoreApi<Place>;
  readonly Home: ComponentType;
}

const Page = ({ place, Home }: PageProps) => {
  const shown = useShownPlace(place);
  return (
    <ServicesContext value={{ navigation: { place } } as never}>
      <MainPart place={shown}>
        <Suspense fallback={<p>skeleton</p>}>{shown.route.view === "homepage" ? <Home /> : <p>sports</p>}</Suspense>
      </MainPart>
    </ServicesContext>
  );
};

/** A page whose homepage comes when the test says so. */
const setUp = (first: Place) => {
  const place = createStore(() => first);
  const chunk = Promise.withResolvers<{ default: ComponentType }>();
  render(<Page place={place} Home={lazy(() => chunk.promise)} />);
  const load = () => act(async () => chunk.resolve({ default: () => <p>home</p> }));
  const go = (next: Place) => act(async () => place.setState(next, true));
  return { place, go, load };
};

const isBusy = () => screen.getByRole("main").getAttribute("aria-busy");

test("the old screen stays until the next one has come, and the page says that it is on its way", async () => {
  const { go, load } = setUp(placeOf("sports"));
  expect(isBusy()).toBe("false");
  await go(placeOf("homepage"));
  expect(screen.getByText("sports")).toBeDefined();
  expect(screen.queryByText("skeleton")).toBeNull();
  expect(isBusy()).toBe("true");
  await load();
  expect(screen.getByText("home")).toBeDefined();
  expect(screen.queryByText("sports")).toBeNull();
  expect(isBusy()).toBe("false");
});

test("who turns back before it has come is where they were", async () => {
  const { go, load } = setUp(placeOf("sports"));
  await go(placeOf("homepage"));
  await go(placeOf("sports"));
  expect(isBusy()).toBe("false");
  await load();
  expect(screen.getByText("sports")).toBeDefined();
});

test("a page that begins with a screen that is yet to come shows its skeleton", async () => {
  const { load } = setUp(placeOf("homepage"));
  expect(screen.getByText("skeleton")).toBeDefined();
  await load();
  expect(screen.getByText("home")).toBeDefined();
});

test("a list, which needs no script of its own, is drawn at once", async () => {
  const { place, load } = setUp(placeOf("homepage"));
  await load();
  act(() => {
    flushSync(() => place.setState(placeOf("sports"), true));
    expect(screen.getByText("sports")).toBeDefined();
  });
});
