import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** The doctors for whom a patient waits or waited. */
export const ownEntries = statement<OwnPlace, { readonly id: string; readonly doctor_id: string }>(
  'waitlist.export-entries',
  `select id, doctor_id, joined_at, ends_at, told_at from waitlist_entries
    where patient_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);
