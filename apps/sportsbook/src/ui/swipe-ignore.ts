/**
 * For a control that is no button: a sheet around it takes the pointer for its own as soon as a mouse is pressed, and the click would
 * never reach the control.
 */
export const SWIPE_IGNORE = { "data-base-ui-swipe-ignore": "" } as const;
