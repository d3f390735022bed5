import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';
import type { WithdrawalState } from './states.ts';

export interface WithdrawalRow {
  readonly id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly payout_phone: string;
  readonly state: WithdrawalState;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly paid_at: Date | null;
}

const WITHDRAWAL = 'id, amount, currency, payout_phone, state, created_at, decided_at, paid_at';

/** Crediting and taking back what one booking earned happen one after the other. */
export const lockEarning = statement('earnings.lock-earning', "select pg_advisory_xact_lock(hashtextextended('earnings.booking ' || $1::text, 0))");

/** Conditional: no row while another request of the doctor is open. */
export const addWithdrawal = statement<WithdrawalRow>(
  'earnings.add-withdrawal',
  `insert into withdrawals (id, doctor_id, requested_by, amount, currency, payout_phone, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (doctor_id) where state = 'pending' do nothing returning ${WITHDRAWAL}`,
);

/** The entry of a withdrawal may be refused by the ledger; what came before it stays readable then. */
export const beforeEntry = statement('earnings.before-entry', 'savepoint withdrawal', { prepared: false });
export const backBeforeEntry = statement('earnings.back-before-entry', 'rollback to savepoint withdrawal', { prepared: false });

export const lastWithdrawals = statement<WithdrawalRow>(
  'earnings.last-withdrawals',
  `select ${WITHDRAWAL} from withdrawals where doctor_id = $1 order by created_at desc, id desc limit $2`,
);

export const withdrawalSums = statement<{ paid_out: number; pending: number }>(
  'earnings.withdrawal-sums',
  `select coalesce(sum(amount) filter (where paid_at is not null), 0)::bigint as paid_out,
          coalesce(sum(amount) filter (where paid_at is null and state <> 'rejected'), 0)::bigint as pending
   from withdrawals where doctor_id = $1 and currency = $2`,
);

export const countOpen = statement<{ open: number }>(
  'earnings.count-open',
  "select count(*) as open from withdrawals where doctor_id = $1 and state <> 'rejected' and paid_at is null",
);
