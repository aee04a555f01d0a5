/** `Jana Keller` → `JK`, `editor@casa-paloma.example` → `E`. */
export const initialsOf = (name: string): string =>
  (name.split("@")[0] ?? "")
    .split(/[\s._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
