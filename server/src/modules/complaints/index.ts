export { answerComplaint, listComplaints } from './answer-complaint.ts';
export type { OpenComplaint } from './answer-complaint.ts';
export { redactComplaints } from './redact-complaints.ts';
export { routes } from './routes.ts';
