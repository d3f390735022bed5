import { statement } from '../../platform/database/statement.ts';
import { OPEN_MONEY } from './states.ts';
import type { OpenMoney } from './states.ts';

/** A payer's payments of one purpose kind whose money may still arrive or is owed back; oldest first. */
export const openOfPayer = statement<
  { payerId: string; purposeKind: string },
  { purpose_id: string; state: OpenMoney }
>(
  'payments.open-of-payer',
  `select purpose_id, state from payments where payer_id = $payerId and purpose_kind = $purposeKind and state in ('${OPEN_MONEY.join("', '")}') order by created_at, id`,
  { guarded: true },
);

/** Removes the payer's name and phone number. The rest of the row stays, because the law requires us to keep it. */
export const redact = statement<{ accountId: string }>(
  'payments.redact',
  "update payments set full_name = '', phone = '' where payer_id = $accountId and full_name <> ''",
  { guarded: true },
);
