const Mark = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
    <path d="M4 1.5v19" stroke="currentColor" strokeWidth={2.2} />
    <path d="M6 3h6.5v5H6zM12.5 8H19v5h-6.5z" fill="#ffd336" />
    <path d="M12.5 3H19v5h-6.5zM6 8h6.5v5H6z" fill="#ff6a3d" />
  </svg>
);

/** Beside every page's path. */
export const Icon = () => <Mark size={20} />;

/** Over the fields of the sign-in page. */
export const Logo = () => (
  <span style={{ display: "inline-flex", alignItems: "center", gap: 10, fontSize: 28, fontWeight: 700 }}>
    <Mark size={36} />
    touchline
  </span>
);
