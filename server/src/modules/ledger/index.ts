export { checks } from './checks.ts';
export { postJournal } from './post-journal.ts';
export { balancesOf, listBelowZero, listMovements, sumSince, sumsOf } from './read-accounts.ts';
export type { Movement } from './read-accounts.ts';
export { journalsAbout, readJournal, withoutJournal } from './read-journal.ts';
