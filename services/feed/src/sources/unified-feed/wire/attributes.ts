import { RefusedMessage } from "./refusal.ts";
import type { XmlElement } from "./xml.ts";

const INTEGER = /^-?\d{1,15}$/;
const DECIMAL = /^\d{1,9}(\.\d{1,12})?$/;

const wrong = ({ name }: XmlElement, attribute: string): never => {
  throw new RefusedMessage("value", `${name}: ${attribute}`);
};

export const textOf = (element: XmlElement, attribute: string): string =>
  element.attributes[attribute] ?? wrong(element, attribute);

export const optionalInteger = (element: XmlElement, attribute: string): number | null => {
  const text = element.attributes[attribute];
  if (text === undefined) return null;
  return INTEGER.test(text) ? Number(text) : wrong(element, attribute);
};

export const integerOf = (element: XmlElement, attribute: string): number =>
  optionalInteger(element, attribute) ?? wrong(element, attribute);

/** Milliseconds or another number that cannot be negative. */
export const countOf = (element: XmlElement, attribute: string): number => {
  const count = integerOf(element, attribute);
  return count >= 0 ? count : wrong(element, attribute);
};

export const optionalDecimal = (element: XmlElement, attribute: string): string | null => {
  const text = element.attributes[attribute];
  if (text === undefined) return null;
  return DECIMAL.test(text) ? text : wrong(element, attribute);
};

/** 1, 0, true or false. */
export const optionalFlag = (element: XmlElement, attribute: string): boolean | null => {
  const text = element.attributes[attribute];
  if (text === undefined) return null;
  if (text === "1" || text === "true") return true;
  return text === "0" || text === "false" ? false : wrong(element, attribute);
};

export const oneOf = <Value extends number>(
  element: XmlElement,
  attribute: string,
  allowed: readonly Value[],
): Value => {
  const found = integerOf(element, attribute) as Value;
  return allowed.includes(found) ? found : wrong(element, attribute);
};
