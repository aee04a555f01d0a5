import { Writable } from "node:stream";
import { StrictMode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { AppRoot } from "../app-root.tsx";
import type { App } from "../create-app.ts";

/** The page's policy forbids scripts in the page, so each part of the markup has to stand in its place, however long it is. */
const IN_PLACE = Number.MAX_SAFE_INTEGER;

/**
 * The app as markup. Where a part throws there is none at all: half a page would be drawn again by the browser anyway.
 * The page's policy forbids inline styles too; `boot/drawn-styles.ts` puts them on the elements in the browser.
 */
export const renderMarkup = (app: App): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        chunks.push(chunk);
        next();
      },
      final: (next) => {
        resolve(Buffer.concat(chunks).toString().replaceAll(' style="', ' data-style="'));
        next();
      },
    });
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <AppRoot app={app} />
      </StrictMode>,
      { progressiveChunkSize: IN_PLACE, onAllReady: () => pipe(page), onError: reject },
    );
  });
