export { postJournal } from './post-journal.ts';
export type { JournalInput } from './post-journal.ts';
