export { moveAttached } from './attach-conversation.ts';
export { checks } from './checks.ts';
export { forgetConversations } from './delete-conversation.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
export { exportConversations } from './export-own.ts';
