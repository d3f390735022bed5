export { convertMoney } from './convert-money.ts';
export { routes } from './routes.ts';
export { shortRate } from './rules.ts';
