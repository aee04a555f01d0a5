/** Caches forever: only for values that cannot change while the process runs. */
export const remember = <Value>(read: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key) as Value;
  };
};
