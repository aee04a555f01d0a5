import { buildImages } from "./product.ts";

/** Once for all files. With IMAGES_BUILT those that are there are used. */
export default async (): Promise<void> => {
  if (process.env.IMAGES_BUILT) return;
  const began = Date.now();
  await buildImages();
  console.log(`images built in ${((Date.now() - began) / 1000).toFixed(0)} s`);
};
