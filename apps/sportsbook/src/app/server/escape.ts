const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON that ends no script element and begins no comment. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
