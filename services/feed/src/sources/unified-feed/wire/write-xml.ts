type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** An element; attributes that are null or undefined are left out. */
export const tag = (name: string, attributes: Attributes, children: readonly string[] = []): string => {
  let head = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) head += ` ${key}="${escaped(`${value}`)}"`;
  return children.length === 0 ? `${head}/>` : `${head}>${children.join("")}</${name}>`;
};

export const document = (root: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${root}`;
