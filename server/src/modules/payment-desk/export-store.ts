import { COUNTRIES } from '@tabibu/contract/countries';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import { statement } from '../../platform/database/statement.ts';
import type { CsvDialect, CsvHeading } from '../../platform/csv-dialect.ts';
import {
  codeCell,
  lineOf,
  momentCell,
  moneyCell,
  numberCell,
  textCell,
  wholeCell,
  wordCell,
} from '../../platform/csv-sql.ts';
import { minorPerMajor } from '@tabibu/contract/currencies';
import { NAMES_OF_PEOPLE } from '../identity/index.ts';
import { PAYMENTS_AFTER } from '../payments/index.ts';
import { PAID_REFUNDS } from '../payouts/index.ts';
import type { PaymentCriteria, WalkPlace } from '../payments/index.ts';
import { STATUS_OF_STATES } from './payment-statuses.ts';

/** The columns of the table of payments, and how the database writes each. */
const COLUMNS: readonly (readonly [heading: CsvHeading, cell: string])[] = [
  ['reference', codeCell('p.reference')],
  ['payer', textCell('n.full_name')],
  ['country', wordCell('p.country', Object.fromEntries(COUNTRIES.map(({ code, name }) => [code, name])))],
  ['currency', codeCell('p.currency')],
  ['amount', moneyCell('p.amount', 'p.currency')],
  ['worth-tzs', wholeCell('p.amount_tzs', String(minorPerMajor('TZS')))],
  ['tzs-for-one', numberCell('p.tzs_rate')],
  [
    'method',
    wordCell('p.method', Object.fromEntries(Object.entries(PAYMENT_METHODS).map(([id, { label }]) => [id, label]))),
  ],
  ['provider', textCell('p.provider')],
  ['status', wordCell('p.state', STATUS_OF_STATES)],
  ['begun', momentCell('p.created_at')],
  ['paid', momentCell('p.settled_at')],
  ['paid-back', momentCell('r.paid_at')],
  ['refund-transaction', textCell('r.transaction_number')],
  ['payout-number', textCell('r.id::text')],
];

export const HEADINGS: readonly CsvHeading[] = COLUMNS.map(([heading]) => heading);

/** Lines of a table of payments. */
export interface LinesRow {
  readonly count: number;
  readonly lines: string;
  /** The place of the last line of a full page; null where no other page follows. */
  readonly last_at: string | null;
  readonly last_id: string | null;
  /** Whose payments these are; none if nobody asked. */
  readonly ids: string[] | null;
  readonly payers: string[] | null;
}

const IN_ORDER = 'order by p.created_at desc, p.id desc';

/** The next lines of the table of payments that fit, newest first, in one text. No row after the last one. */
export const linesOfPayments = statement<
  PaymentCriteria & WalkPlace & CsvDialect & { zone: string; isNamed: boolean },
  LinesRow
>(
  'payment-desk.lines-of-payments',
  `select count(*)::int as count, string_agg(${lineOf(COLUMNS.map(([, cell]) => cell))}, '' ${IN_ORDER}) as lines,
     (max(p.created_at) filter (where p.place = $limit))::text as last_at, max(p.id::text) filter (where p.place = $limit) as last_id,
     array_agg(p.id ${IN_ORDER}) filter (where $isNamed::boolean) as ids, array_agg(p.payer_id ${IN_ORDER}) filter (where $isNamed::boolean) as payers
   from ${PAYMENTS_AFTER} p left join ${NAMES_OF_PEOPLE} n on n.id = p.payer_id left join ${PAID_REFUNDS} r on r.payment_id = p.id having count(*) > 0`,
  { guarded: true },
);
