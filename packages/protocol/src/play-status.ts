/** More detailed status; 7 and 8 are from the specification, the other numbers are our own. */
export const DETAILED_PLAY_STATUS = {
  notStarted: 0,
  running: 1,
  break: 2,
  overtime: 3,
  penalties: 4,
  ended: 5,
  abandoned: 6,
  interrupted: 7,
  suspended: 8,
} as const;
