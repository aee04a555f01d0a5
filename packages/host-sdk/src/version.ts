/** Version of this SDK, sent to the app to help with support questions. */
export const SDK_VERSION = "0.1.0";
