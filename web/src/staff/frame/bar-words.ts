import type { SentenceKey } from '../../shell/translation.tsx';

/** Sections whose title has a word that is too long for the bar of a phone, and the word that stands there instead. */
export const BAR_WORDS: ReadonlyMap<string, SentenceKey> = new Map<string, SentenceKey>([
  ['overview', 'staff.bar-overview'],
  ['dashboard', 'staff.bar-overview'],
  ['bookings', 'staff.bar-bookings'],
  ['caller-booking', 'staff.bar-caller-booking'],
  ['cases', 'staff.bar-cases'],
  ['applications', 'staff.bar-applications'],
  ['licences', 'staff.bar-licences'],
  ['complaints', 'staff.bar-complaints'],
]);
