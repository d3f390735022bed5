import { z } from 'zod';

const Asset = z.strictObject({
  script: z.string(),
  /** Scripts that the script imports and that the entry has not already loaded. */
  imports: z.array(z.string()).readonly(),
  styles: z.array(z.string()).readonly(),
});

/** Which built files the page of each screen needs (`page-assets.json`). Addresses start with `/assets/`. */
export const PageAssets = z.strictObject({
  entry: Asset,
  /** By source file, as pages name their screens and catalogues. */
  parts: z.record(z.string(), Asset).readonly(),
});

export type PageAsset = z.infer<typeof Asset>;
export type PageAssetList = z.infer<typeof PageAssets>;
