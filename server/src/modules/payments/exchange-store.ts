import { statement } from '../../platform/database/statement.ts';

/** What was asked of a provider about a payment, and what came back; without numbers of people. */
export interface ExchangeRow {
  readonly id: string;
  readonly kind: 'request' | 'status';
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  /** Null when nothing came back. */
  readonly http_status: number | null;
  readonly answer: string | null;
  readonly failure: string | null;
  /** How often it was asked with the same answer, from `first_at` to `last_at`. */
  readonly times: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/**
 * Stores an exchange. One that repeats the newest of its payment word for word only raises its count: a payment whose
 * network is silent is asked about for three days.
 */
export const keepExchange = statement<{
  id: string;
  paymentId: string;
  kind: 'request' | 'status';
  method: string;
  url: string;
  body: string | null;
  httpStatus: number | null;
  answer: string | null;
  failure: string | null;
  now: Date;
}>(
  'payments.keep-exchange',
  `with newest as (select id from payment_exchanges where payment_id = $paymentId order by id desc limit 1),
     repeated as (update payment_exchanges e set times = e.times + 1, last_at = greatest(e.last_at, $now) from newest
       where e.id = newest.id and e.kind = $kind and e.kind = 'status' and e.url = $url and e.body is not distinct from $body
         and e.answer is not distinct from $answer and e.http_status is not distinct from $httpStatus::int and e.failure is not distinct from $failure
       returning e.id)
   insert into payment_exchanges (id, payment_id, kind, method, url, body, http_status, answer, failure, first_at, last_at)
   select $id, $paymentId, $kind, $method, $url, $body, $httpStatus::int, $answer, $failure, $now, $now where not exists (select from repeated)`,
  { guarded: true },
);

/** The exchanges about a payment, oldest first. */
export const exchangesOf = statement<{ paymentId: string }, ExchangeRow>(
  'payments.exchanges-of',
  `select id, kind, method, url, body, http_status, answer, failure, times, first_at, last_at
     from payment_exchanges where payment_id = $paymentId order by id`,
  { guarded: true },
);
