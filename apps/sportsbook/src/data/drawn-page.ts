import { createContext, useContext, useSyncExternalStore } from "react";

/** What a server assumed when it drew the page, where only the device knows. */
export interface DrawnPage {
  /** When it was drawn, in milliseconds since 1970. */
  readonly at: number;
  /** The time zone in which its times are written. */
  readonly zone: string;
  /** Size of the window and width of the list in it, in pixels. */
  readonly window: { readonly width: number; readonly height: number; readonly board: number };
}

export interface Drawing {
  readonly page: DrawnPage;
  /** On the server, and in the browser until React has taken the page over. */
  isFirst: boolean;
}

/** Null in a page that the browser draws by itself. */
export const DrawingContext = createContext<Drawing | null>(null);

const never = () => () => undefined;
const none = (): null => null;

/** What the server assumed, in the render that has to match its page; null in every later one, which asks the device. */
export const useDrawnPage = (): DrawnPage | null => {
  const page = useContext(DrawingContext)?.page ?? null;
  return useSyncExternalStore<DrawnPage | null>(never, none, () => page);
};

/** The same for the first state of a component: nothing is rendered again when React has taken the page over. */
export const useFirstDrawing = (): DrawnPage | null => {
  const drawing = useContext(DrawingContext);
  return drawing?.isFirst ? drawing.page : null;
};
