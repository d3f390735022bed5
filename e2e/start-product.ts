import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the product for this run. */
    origin: string;
  }
}

/** Starts one product for all tests of the run. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('origin', product.url);
  return () => product.stop();
}
