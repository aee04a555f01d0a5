// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Each page is one of its own, with scripts of screens that come when a test says so. */
let scripts = { event: Promise.withResolvers<void>(), home: Promise.withResolvers<void>() };
const asked: string[] = [];
let fails = false;
const Event = () => {
  if (fails) throw new Error("broken");
  return <p>the event</p>;
};
const List = () => <p>the list</p>;
const Home = () => <p>home</p>;

const mockScreens = () => {
  vi.doMock("../screens/offer-screen.tsx", () => ({ OfferScreen: List, prepareList: async () => undefined }));
  vi.doMock("../screens/home-screen.tsx", async () => {
    asked.push("home");
    await scripts.home.promise;
    return { HomeScreen: Home };
  });
  vi.doMock("../screens/event-screen.tsx", async () => {
    asked.push("event");
    await scripts.event.promise;
    return { EventScreen: Event };
  });
};

class Idle {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  scripts = { event: Promise.withResolvers<void>(), home: Promise.withResolvers<void>() };
  asked.length = 0;
  fails = false;
  vi.resetModules();
  mockScreens();
  vi.stubGlobal("ResizeObserver", Idle);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A script that has come is drawn in a transition of its own. */
const drawn = (look: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    look();
  });

const open = async (address: string, onCaughtError = vi.fn()) => {
  history.replaceState(null, "", address);
  const { createNavigation } = await import("./create-navigation.ts");
  const { createBrowserAddressBar } = await import("./address-bar.ts");
  const { ServicesContext } = await import("../services.ts");
  const { BarePage } = await import("./test-support/bare-page.tsx");
  const { createAppConfig } = await import("../../config/app-config.ts");
  const { defaultBrand } = await import("../../config/default-brand.ts");
  const config = createAppConfig({ brand: defaultBrand, currency: null, version: "test" });
  const navigation = createNavigation(createBrowserAddressBar(), config, async () => undefined);
  await act(async () =>
    render(
      <ServicesContext value={{ navigation, onShown: () => undefined } as never}>
        <BarePage />
      </ServicesContext>,
      { onCaughtError },
    ),
  );
  const go = (path: string) => act(async () => navigation.go(path));
  const arrive = async (name: keyof typeof scripts, text: string) => {
    scripts[name].resolve();
    await drawn(() => screen.getByText(text));
  };
  return { navigation, go, arrive };
};

const isBusy = () => screen.getByRole("main").getAttribute("aria-busy");

test("the old screen stays until the next one has come, and the page says that it is on its way", async () => {
  const { go, arrive } = await open("/sports/d_all");
  expect(isBusy()).toBe("false");
  await go("/homepage");
  expect(location.pathname).toBe("/homepage");
  expect(screen.getByText("the list")).toBeDefined();
  expect(screen.queryByRole("status")).toBeNull();
  expect(isBusy()).toBe("true");
  await arrive("home", "home");
  expect(screen.queryByText("the list")).toBeNull();
  expect(isBusy()).toBe("false");
});

test("SCROLL-2 who turns back before the next screen has come is where they were", async () => {
  const { go } = await open("/sports/d_all");
  const list = screen.getByText("the list");
  await go("/homepage");
  await go("/sports/d_all");
  expect(isBusy()).toBe("false");
  await act(async () => scripts.home.resolve());
  expect(screen.getByText("the list")).toBe(list);
});

test("a page that begins with an event has its skeleton until the script of the screen has come", async () => {
  const { arrive } = await open("/sports/e_7");
  expect(screen.getByRole("status", { name: "Loading the event" })).toBeDefined();
  expect(asked).toEqual(["event"]);
  await arrive("event", "the event");
  expect(screen.queryByRole("status")).toBeNull();
});

test("a list, which needs no script of its own, is drawn at once", async () => {
  const { navigation, arrive } = await open("/homepage");
  await arrive("home", "home");
  act(() => {
    flushSync(() => navigation.go("/sports/d_all"));
    expect(screen.getByText("the list")).toBeDefined();
  });
});

test("the script of a screen is asked for as soon as somebody means to go there", async () => {
  const { navigation, go } = await open("/sports/d_all");
  scripts.event.resolve();
  await act(async () => {
    navigation.preload("/sports/e_7");
    await vi.waitFor(() => expect(asked).toEqual(["event"]));
  });
  expect(location.pathname).toBe("/sports/d_all");
  await go("/sports/e_7");
  await drawn(() => screen.getByText("the event"));
});

test("a screen that fails says so under its title, can be tried again, and is forgotten with the next step", async () => {
  scripts.event.resolve();
  scripts.home.resolve();
  fails = true;
  const onCaughtError = vi.fn();
  const { go } = await open("/sports/e_7", onCaughtError);
  await drawn(() => screen.getByRole("alert"));
  expect(screen.getByRole("alert").textContent).toContain("This part stopped working");
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
  expect(onCaughtError.mock.calls[0]?.[1].errorBoundary.props.name).toBe("screen sports/event");
  await go("/homepage");
  await drawn(() => screen.getByText("home"));
  await go("/sports/e_7");
  await drawn(() => screen.getByRole("alert"));
  fails = false;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.getByText("the event")).toBeDefined();
});
