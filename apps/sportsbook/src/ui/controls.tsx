/** The doors that features still use; each part has a file of its own. */
export { Button, ButtonLink } from "./button.tsx";
export { ChipIconLink, ChipLink } from "./chip.tsx";
export { IconButton, IconLink } from "./icon-button.tsx";
export { type SegmentLink, Segments } from "./segments.tsx";
export { Spinner } from "./spinner.tsx";
