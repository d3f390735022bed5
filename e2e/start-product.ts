import { startProduct } from './product.ts';

const PLACE = 'TABIBU_ORIGIN';

/** Starts one product for all journeys of the run. Returns a function that stops it. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env[PLACE] = product.url;
  return () => product.stop();
}

/** Returns the address of that product. It is there in tests and hooks, but not while a file is loaded. */
export function originOfRun(): string {
  return process.env[PLACE]!;
}
