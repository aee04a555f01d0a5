// @vitest-environment jsdom

import { cleanup, fireEvent, render, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { KeptChoicesContext, useKeptChoice } from "./kept-choice.ts";

afterEach(cleanup);

const Choice = ({ of }: { readonly of: string }) => {
  const [choice, choose] = useKeptChoice<string | null>(`markets ${of}`, null);
  return (
    <button type="button" onClick={() => choose("goals")}>
      {choice ?? "main"}
    </button>
  );
};

const show = (kept: Map<string, string>, of = "7") => {
  const { container, unmount } = render(
    <KeptChoicesContext value={kept}>
      <Choice of={of} />
    </KeptChoicesContext>,
  );
  return { button: within(container).getByRole("button"), unmount };
};

test("a choice is found again when its screen is come back to, and is no other event's", () => {
  const kept = new Map<string, string>();
  const { button, unmount } = show(kept);
  expect(button.textContent).toBe("main");
  fireEvent.click(button);
  expect(button.textContent).toBe("goals");
  unmount();
  expect(show(kept).button.textContent).toBe("goals");
  expect(show(kept, "8").button.textContent).toBe("main");
});
