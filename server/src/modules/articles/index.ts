export { checks } from './checks.ts';
export { listCurrentArticles } from './read-article.ts';
export { routes } from './routes.ts';
