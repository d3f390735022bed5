export { jobs } from './jobs.ts';
export { redactChat } from './redact-chat.ts';
export { routes } from './routes.ts';
