import type { DocumentKind } from '@tabibu/contract/visit-documents';
import { statement } from '../../platform/database/statement.ts';

/** Hides papers of an appointment. Those that are hidden already stay so. */
export const hide = statement<{ bookingId: string; kinds: readonly DocumentKind[]; now: Date }>(
  'records.hide-papers',
  `insert into hidden_papers (booking_id, kind, hidden_at) select $bookingId, kind, $now from unnest($kinds::text[]) as kind
   on conflict do nothing`,
);

/** Shows the papers of an appointment again. */
export const show = statement<{ bookingId: string }>(
  'records.show-papers',
  'delete from hidden_papers where booking_id = $bookingId',
);

export const hiddenKindsOf = statement<{ bookingId: string }, { kind: DocumentKind }>(
  'records.hidden-kinds',
  'select kind from hidden_papers where booking_id = $bookingId order by kind',
);
