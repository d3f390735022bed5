import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';
import { COLUMNS } from './store.ts';
import type { PregnancyRow } from './store.ts';

/** The pregnancies that an account wrote down. */
export const ownPregnancies = statement<OwnPlace, PregnancyRow & { readonly created_at: Date }>(
  'pregnancy.export',
  `select ${COLUMNS}, created_at from pregnancies
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
