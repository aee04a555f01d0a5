// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Place } from "./navigation.ts";
import { RouteScreen } from "./route-screen.tsx";
import { ServicesContext } from "./services.ts";

/** The scripts of two screens, which come when a test says so. */
const chunks = vi.hoisted(() => ({
  event: Promise.withResolvers<{ default: ComponentType }>(),
  home: Promise.withResolvers<{ default: ComponentType }>(),
}));
vi.mock("./late-features.ts", async (original) => {
  const { lazy } = await import("react");
  return {
    ...(await original<object>()),
    EventScreen: lazy(() => chunks.event.promise),
    HomeScreen: lazy(() => chunks.home.promise),
  };
});

let fails = false;
const Event = () => {
  if (fails) throw new Error("broken");
  return <p>the event</p>;
};

class Idle {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Idle);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EVENT: Place = {
  route: { view: "sports", filters: { event: 7 } },
  arrival: "push",
  landing: false,
  betId: null,
};
const HOME: Place = { ...EVENT, route: { view: "homepage", filters: {} } };

const services = {
  navigation: { ticketHref: () => "" },
  offer: { counts: createStore(() => ({ statistics: null, promoted: null })) },
  session: createStore(() => ({ status: "unknown" })),
} as never;

const Screen = ({ place }: { readonly place: Place }) => (
  <ServicesContext value={services}>
    <div data-scroller>
      <RouteScreen place={place} />
    </div>
  </ServicesContext>
);
const show = (place: Place, onCaughtError = vi.fn()) => render(<Screen place={place} />, { onCaughtError });

test("a page that begins with an event has its skeleton until the script of the screen has come", async () => {
  show(EVENT);
  expect(screen.getByRole("status", { name: "Loading the event" })).toBeDefined();
  await act(async () => chunks.event.resolve({ default: Event }));
  expect(screen.getByText("the event")).toBeDefined();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a screen that fails says so under its title, can be tried again, and is forgotten with the next step", async () => {
  await act(async () => chunks.event.resolve({ default: Event }));
  await act(async () => chunks.home.resolve({ default: () => <p>home</p> }));
  fails = true;
  const onCaughtError = vi.fn();
  const { rerender } = await act(async () => show(EVENT, onCaughtError));
  expect(screen.getByRole("alert").textContent).toContain("This part stopped working");
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
  expect(onCaughtError.mock.calls[0]?.[1].errorBoundary.props.name).toBe("screen sports/event");
  await act(async () => rerender(<Screen place={HOME} />));
  expect(screen.getByText("home")).toBeDefined();
  await act(async () => rerender(<Screen place={EVENT} />));
  fails = false;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.getByText("the event")).toBeDefined();
});
