export { checks } from './checks.ts';
export { redactReviews } from './redact-reviews.ts';
export { routes } from './routes.ts';
export { exportReviews } from './export-own.ts';
