/** The time at which every story of a feature is shown: a day before the matches of the sample offer begin. */
export const STORY_TIME = Date.UTC(2027, 0, 14, 15, 30);
