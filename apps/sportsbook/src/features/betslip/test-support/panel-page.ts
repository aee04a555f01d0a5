import { act, fireEvent, screen } from "@testing-library/react";

/** The answer of every media query. */
export const setMedia = (matches: boolean): void => {
  window.matchMedia = ((query: string) => ({
    matches,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};

export const press = (name: string | RegExp): void => {
  act(() => screen.getByRole("button", { name }).click());
};

export const fieldOf = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;

export const fill = (label: string, text: string): void => {
  const field = fieldOf(label);
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
  act(() => field.blur());
};
