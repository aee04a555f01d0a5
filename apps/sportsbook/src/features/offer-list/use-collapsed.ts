import { useState } from "react";

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Collapsed leagues. */
export const useCollapsed = () => {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  return { collapsed, toggle: (key: string) => setCollapsed((keys) => toggled(keys, key)) };
};
