/** Shared things that are used by one caller at a time; callers wait if none is free. */
export const createPool = <Thing>() => {
  const free: Thing[] = [];
  const waiting: ((thing: Thing) => void)[] = [];

  const give = (thing: Thing): void => {
    const next = waiting.shift();
    if (next) next(thing);
    else free.push(thing);
  };

  const take = (): Promise<Thing> =>
    new Promise((resolve) => {
      const thing = free.pop();
      if (thing === undefined) waiting.push(resolve);
      else resolve(thing);
    });

  const use = async (work: (thing: Thing) => Promise<void>): Promise<void> => {
    const thing = await take();
    try {
      await work(thing);
    } finally {
      give(thing);
    }
  };

  return { give, use };
};
