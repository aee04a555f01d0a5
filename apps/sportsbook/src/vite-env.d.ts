/// <reference types="vite/client" />

declare module "virtual:metrics.css";
declare module "virtual:theme.css";

/** Of the package, as the build knows it. */
declare const APP_VERSION: string;
