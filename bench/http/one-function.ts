import pg from 'pg';
import type { Sent } from './trace.ts';
import type { Trace, Varying } from './trace-hold-and-pay.ts';

/**
 * Creates the table of work items and the sequence that assigns them. A row holds the values that differ between two
 * payers.
 */
export async function createWorkTable(client: pg.Client, { varying }: Trace): Promise<void> {
  const columns = ['number integer primary key', ...[...varying.keys()].map((column) => `${column} text`)];
  await client.query(`create table bench_work (${columns.join(', ')}); create sequence bench_turn minvalue 0`);
}

/** Lets the runtime role use the table, the sequence and the functions. */
export async function grantToRuntime(client: pg.Client): Promise<void> {
  await client.query(`grant select on bench_work to tabibu_app; grant usage on sequence bench_turn to tabibu_app;
    grant execute on all functions in schema public to tabibu_app`);
}

/**
 * Creates a PL/pgSQL function that sends the traced statements for one row of the work table. Varying values come from
 * the row; the others stay as traced. Every parameter gets the type that PostgreSQL derived for the product's own
 * prepared statement.
 */
export async function writeFunction(
  client: pg.Client,
  name: string,
  statements: readonly Sent[],
  varying: Varying,
): Promise<void> {
  const types = await typesOf(client, statements);
  const body = statements.map((sent) => {
    const known = types.get(sent.name)!;
    const sql = sent.text.replace(/\$(\d+)/g, (_, number: string) => {
      const at = Number(number) - 1;
      return `(${expression(sent.values[at], varying)})::${known[at] ?? 'text'}`;
    });
    return answersRows(sent.text) ? `  for answer in ${sql} loop null; end loop;` : `  ${sql};`;
  });
  await client.query(`
    create or replace function ${name}(turn integer) returns void language plpgsql as $function$
    #variable_conflict use_column
    declare answer record; work bench_work%rowtype;
    begin
      select * into strict work from bench_work where number = turn;
    ${body.join('\n')}
    end $function$`);
}

/**
 * Returns whether a statement answers with rows. What stands in brackets does not count: PL/pgSQL cannot loop over a
 * change of which only a part, such as a common table expression, returns something.
 */
function answersRows(text: string): boolean {
  let outside = text;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const [verb] = /\b(select|insert|update|delete)\b/i.exec(outside) ?? [];
  return verb?.toLowerCase() === 'select' || /\breturning\b/i.test(outside);
}

async function typesOf(client: pg.Client, statements: readonly Sent[]): Promise<Map<string, string[]>> {
  const distinct = [...new Map(statements.map((sent) => [sent.name, sent])).values()];
  for (const [index, { text }] of distinct.entries()) await client.query(`prepare traced_${index} as ${text}`);
  const { rows } = await client.query<{ name: string; types: string[] }>(
    "select name, parameter_types::text[] as types from pg_prepared_statements where name like 'traced_%'",
  );
  await client.query('deallocate all');
  return new Map(distinct.map(({ name }, index) => [name, rows.find((row) => row.name === `traced_${index}`)!.types]));
}

/** Returns a traced value as SQL text, in which each varying part is a column of the work row. */
function expression(value: unknown, varying: Varying): string {
  const text = textOf(value);
  if (text === null) return 'null';
  const parts = [...varying].filter(([, traced]) => text.includes(traced));
  if (parts.length === 0) return literal(text);
  const pieces = text.split(
    new RegExp(`(${parts.map(([, traced]) => traced.replace(/[\\$^.*+?()[\]{}|]/g, '\\$&')).join('|')})`),
  );
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => {
      const column = parts.find(([, traced]) => traced === piece)?.[0];
      return column === undefined ? literal(piece) : `work.${column}`;
    })
    .join(' || ');
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(textOf(item))).join(',')}}`;
  return String(value);
}

function literal(text: string): string {
  return pg.escapeLiteral(text);
}
