export { convertMoney } from './convert-money.ts';
export { readWorths, worthTogether } from './read-worths.ts';
export type { Worths } from './read-worths.ts';
export { routes } from './routes.ts';
export { shortRate } from './rules.ts';
