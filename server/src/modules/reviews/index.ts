export { redactReviews } from './redact-reviews.ts';
export { routes } from './routes.ts';
