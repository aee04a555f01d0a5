import { useCallback, useLayoutEffect, useReducer, useRef } from "preact/hooks";

/**
 * Preact's own subscribes after the next frame, where React does so before a commit that an event caused is over. What a store says in
 * between is then drawn a frame late: a menu opened by key found none of its items ready for the focus. This one never misses a word.
 */
export const useSyncExternalStore = <Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value => {
  const value = read();
  const [, draw] = useReducer<number, undefined>((drawn) => drawn + 1, 0);
  const shown = useRef({ value, read });

  const drawIfChanged = useCallback((): void => {
    if (!Object.is(shown.current.value, shown.current.read())) draw(undefined);
  }, []);

  useLayoutEffect(() => {
    shown.current = { value, read };
    drawIfChanged();
  }, [value, read, drawIfChanged]);

  useLayoutEffect(() => {
    drawIfChanged();
    return subscribe(drawIfChanged);
  }, [subscribe, drawIfChanged]);

  return value;
};
