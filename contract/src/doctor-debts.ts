import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Id, Instant, MoneyField, envelope } from './fields.ts';

/** What a doctor owes in one currency, because an earning was taken back that had been paid out. */
const Debt = z.strictObject({
  doctor_id: Id,
  doctor: z.string(),
  country: CountryField.nullable(),
  /** Above zero. */
  amount: MoneyField,
  /** When the account, after the last time that nothing was owed, fell below zero. */
  since: Instant,
  /** False for a doctor who has left: no later earning will repay it. */
  works_here: z.boolean(),
  /** The case in which the earning was taken back; null where there is none. */
  case_id: Id.nullable(),
});

const Filter = {
  /** Part of the doctor's name. */
  q: z.string().max(80).optional(),
  country: CountryAsked.optional(),
};

export const listDebts = endpoint({
  id: 'payment-desk.list-debts',
  method: 'GET',
  path: '/api/admin/debts',
  summary: 'Doctors who owe, the oldest debt first, by name and country, with the sum in each currency',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({
    ...Filter,
    page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
  }),
  reply: envelope(
    z.strictObject({
      debts: z.array(Debt),
      /** All that the filter finds, and how much it is in each currency. */
      total: z.int(),
      sums: z.array(MoneyField),
      page: z.int(),
      pages: z.int(),
    }),
  ),
});

export const exportDebts = endpoint({
  id: 'payment-desk.export-debts',
  method: 'GET',
  path: '/api/admin/debts/export',
  summary: 'The same as a table (CSV), all of them; no cell is read as a formula',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  query: z.strictObject(Filter),
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

export type DebtBody = z.infer<typeof Debt>;
export type DebtPageBody = z.infer<typeof listDebts.reply>['data'];
