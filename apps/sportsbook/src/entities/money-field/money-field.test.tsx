// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { MoneyField } from "./money-field.tsx";

afterEach(cleanup);

interface FieldProps {
  readonly initial: bigint | null;
  readonly currency: string;
  readonly onEnter: (amount: bigint | null) => void;
}

const Field = ({ initial, currency, onEnter }: FieldProps) => {
  const [value, setValue] = useState(initial);
  const enter = (amount: bigint | null): void => {
    onEnter(amount);
    setValue(amount);
  };
  return <MoneyField label="Stake" currency={currency} symbolAfter={false} value={value} onEnter={enter} />;
};

const show = (initial: bigint | null, currency = "EUR") => {
  let entered = initial;
  const enter = (amount: bigint | null): void => {
    entered = amount;
  };
  render(<Field initial={initial} currency={currency} onEnter={enter} />);
  const field = screen.getByRole("textbox") as HTMLInputElement;
  act(() => field.focus());
  return { field, entered: () => entered };
};

/** The browser's text after a key, with the caret as `|`. */
const type = (field: HTMLInputElement, text: string, inputType = "insertText"): void => {
  const caret = text.indexOf("|");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text.replace("|", ""));
  field.setSelectionRange(caret, caret);
  fireEvent(field, new InputEvent("input", { bubbles: true, inputType }));
};

const shown = ({ value, selectionStart }: HTMLInputElement): string =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

test("STAKE-1 thousands are separated while they are typed, and the caret stays where the bettor types", () => {
  const { field, entered } = show(null);
  for (const [typed, text] of [
    ["1|", "1|"],
    ["15|", "15|"],
    ["150|", "150|"],
    ["1500|", "1,500|"],
    ["12|,500", "12|,500"],
    ["12|500", "1|,500"],
    ["1x|,500", "1|,500"],
  ] as const) {
    type(field, typed);
    expect(shown(field)).toBe(text);
  }
  expect(entered()).toBe(150_000n);
  type(field, "1|500", "deleteContentForward");
  expect(shown(field)).toBe("1|00");
  act(() => field.blur());
  expect(field.value).toBe("100.00");
});

test("STAKE-1 a pasted amount is read by the language and replaces what is selected", () => {
  const { field, entered } = show(1_000_000n);
  expect(field.value).toBe("10,000.00");
  field.setSelectionRange(0, field.value.length);
  fireEvent.paste(field, { clipboardData: { getData: () => "1.500,25" } });
  expect(shown(field)).toBe("1,500.25|");
  expect(entered()).toBe(150_025n);
});

test("STAKE-1 a currency without decimals takes whole amounts", () => {
  const { field, entered } = show(null, "IDR");
  type(field, "1500000|");
  expect(field.value).toBe("1,500,000");
  type(field, "1,500,000.|");
  expect(shown(field)).toBe("1,500,000|");
  expect(entered()).toBe(1_500_000n);
});
