/** The finer state; 7 and 8 are the specification's numbers, the rest are ours. */
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
