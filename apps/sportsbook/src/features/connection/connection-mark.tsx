const MARKS = {
  off: "M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.4M5.5 12.2a9.5 9.5 0 0 1 4.2-2.4M18.5 12.2a9.6 9.6 0 0 0-4.8-2.6M3 8.8a14 14 0 0 1 4-2.4M21 8.8a13.8 13.8 0 0 0-10.3-3.7M12 19v.01",
  hourglass: "M7 4h10M7 20h10M8 4c0 4.5 3 5.5 4 8 1-2.5 4-3.5 4-8M8 20c0-4.5 3-5.5 4-8 1 2.5 4 3.5 4 8",
} as const;

export type ConnectionMarkName = keyof typeof MARKS;

/** Drawn here: the browser asks for the sprite of the icons again, and without a connection gets none. */
export const ConnectionMark = ({ name }: { readonly name: ConnectionMarkName }) => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={MARKS[name]} />
  </svg>
);
