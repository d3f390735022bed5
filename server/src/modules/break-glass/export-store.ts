import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** When somebody opened the record of a patient by an exceptional access. */
export const ownAccesses = statement<OwnPlace, { readonly id: string }>(
  'break-glass.export-accesses',
  `select id, opened_at, ends_at, reads, verdict, reviewed_at from break_glass_accesses
    where patient_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);
