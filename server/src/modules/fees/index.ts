export { ensureFees } from './ensure-fees.ts';
export { priceOf, pricesFor } from './find-price.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
export { priceIn } from './rules.ts';
export type { Fees } from './rules.ts';
export { shownPrices } from './show-prices.ts';
