export { routes } from './routes.ts';
export { exportReceipts } from './export-own.ts';
