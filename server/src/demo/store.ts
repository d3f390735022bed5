import { statement } from '../platform/database/statement.ts';

/** Conditional: returns nothing when this demo data is there already; a second process waits for the first. */
export const markSown = statement<{ name: string }>(
  'demo.mark-sown',
  'insert into demo_seeds (name, sown_at) values ($1, $2) on conflict do nothing returning name',
);

/** Whoever comes second waits as long as the first one needs, also on a slow machine. */
export const bePatient = statement<{ done: string }>(
  'demo.be-patient',
  "select set_config('lock_timeout', '60s', true) || set_config('statement_timeout', '60s', true) as done",
);
