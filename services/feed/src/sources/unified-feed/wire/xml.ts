import { SaxesParser } from "saxes";

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

interface Open extends XmlElement {
  readonly children: Open[];
}

const MOST_DEPTH = 12;
const MOST_CHARACTERS = 4_000_000;

const createReader = () => {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  let open: Open[] = [];
  let root: Open | null = null;
  parser.on("error", (error) => {
    throw error;
  });
  // A document type can declare entities, which nobody who speaks this protocol needs.
  parser.on("doctype", () => {
    throw new Error("document type not allowed");
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: Open = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    if (open.push(element) > MOST_DEPTH) throw new Error("too deep");
  });
  parser.on("closetag", () => {
    open.pop();
  });
  return (text: string): XmlElement => {
    open = [];
    root = null;
    parser.write(text).close();
    if (!root) throw new Error("no element");
    return root;
  };
};

/** A parser can be used again after a document that was read to its end. */
let read = createReader();

/** The elements and attributes of a document; text between elements is left out, the feed has none. Throws where it is malformed. */
export const parseXml = (text: string): XmlElement => {
  if (text.length > MOST_CHARACTERS) throw new Error("too long");
  try {
    return read(text);
  } catch (error) {
    read = createReader();
    throw error;
  }
};

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
