interface Entry {
  readonly due: number;
  readonly run: () => void;
}

/** Longer turns would delay heartbeats and acknowledgements. */
const TURN_MS = 8;
const LONGEST_WAIT_MS = 1000;

/** Runs due entries, earliest first, in short turns. A binary heap. */
export const createAgenda = (now: () => number) => {
  const heap: Entry[] = [];
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;
  let stopped = false;
  let late = 0;

  const isBefore = (a: number, b: number): boolean => (heap[a] as Entry).due < (heap[b] as Entry).due;
  const swap = (a: number, b: number): void => {
    const entry = heap[a] as Entry;
    heap[a] = heap[b] as Entry;
    heap[b] = entry;
  };

  const rise = (start: number): void => {
    for (let child = start; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!isBefore(child, parent)) return;
      swap(child, parent);
      child = parent;
    }
  };

  const sink = (): void => {
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      if (left >= heap.length) return;
      const child = left + 1 < heap.length && isBefore(left + 1, left) ? left + 1 : left;
      if (!isBefore(child, parent)) return;
      swap(child, parent);
      parent = child;
    }
  };

  const take = (): Entry => {
    swap(0, heap.length - 1);
    const entry = heap.pop() as Entry;
    sink();
    return entry;
  };

  const wake = (): void => {
    if (stopped || soon) return;
    if (timer) clearTimeout(timer);
    const [next] = heap;
    timer = next ? setTimeout(turn, Math.min(Math.max(0, next.due - now()), LONGEST_WAIT_MS)) : null;
  };

  const turn = (): void => {
    soon = null;
    const end = performance.now() + TURN_MS;
    while (!stopped && heap[0] && heap[0].due <= now()) {
      const { due, run } = take();
      late = now() - due;
      run();
      if (performance.now() >= end) {
        soon = setImmediate(turn);
        return;
      }
    }
    wake();
  };

  return {
    at: (due: number, run: () => void): void => {
      heap.push({ due, run });
      rise(heap.length - 1);
      if (heap[0]?.due === due) wake();
    },
    /** Milliseconds between the due time of the last entry and its run. */
    lateness: (): number => Math.max(0, late),
    stop: (): void => {
      stopped = true;
      if (timer) clearTimeout(timer);
      if (soon) clearImmediate(soon);
    },
  };
};
