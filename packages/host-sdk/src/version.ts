/** Of this script. The app is told, so that an operator's question can be answered. */
export const SDK_VERSION = "0.1.0";
