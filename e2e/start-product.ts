import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product of this run answers. */
    origin: string;
  }
}

/** One product for all journeys. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('origin', product.url);
  return () => product.stop();
}
