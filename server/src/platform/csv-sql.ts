import { CURRENCIES } from '@tabibu/contract/currencies';
import { writeText } from './csv.ts';

/*
 * Pieces of SQL for long tables whose lines the database writes: a million rows as objects cost more than everything
 * else of an export (`docs/decisions/0103-long-tables-written-by-the-database.md`). Columns and expressions are ours,
 * never typed by anybody.
 */

/** Returns the SQL of a cell with the text of an expression, which may be null. */
export function textCell(expression: string): string {
  return `csv_cell(${expression})`;
}

/**
 * Returns the SQL of a cell with a column that is never null and that a constraint keeps to letters, digits and hyphens
 * within: nothing has to be looked for in it.
 */
export function codeCell(column: string): string {
  return column;
}

/** Returns the SQL of a cell with what a table says for the value of a column; nothing for null and unknown values. */
export function wordCell(column: string, words: Readonly<Record<string, string>>): string {
  const cases = Object.entries(words).map(([value, word]) => `when ${quote(value)} then ${quote(writeText(word))}`);
  return `case ${column} ${cases.join(' ')} else '' end`;
}

/** Returns the SQL of a cell with an amount of minor units in whole units of the currency that a column names. */
export function moneyCell(amount: string, currency: string): string {
  const units = Object.entries(CURRENCIES).map(
    ([code, { exponent }]) => `when ${quote(code)} then ${String(10 ** exponent)}`,
  );
  return wholeCell(amount, `case ${currency} ${units.join(' ')} end`);
}

/** Returns the SQL of a cell with an amount of `unit` parts of one, without needless decimals; nothing for null. */
export function wholeCell(amount: string, unit: string): string {
  return `coalesce(case when ${amount} % ${unit} = 0 then (${amount} / ${unit})::text else ${decimal(`${amount}::numeric / ${unit}`)} end, '')`;
}

/** Returns the SQL of a cell with a number that may have decimals, without needless ones; nothing for null. */
export function numberCell(number: string): string {
  return `coalesce(${decimal(number)}, '')`;
}

/** With the sign of the reader in `$decimal` (`dialectOf`). */
function decimal(number: string): string {
  return `replace(trim_scale(${number})::text, '.', $decimal)`;
}

/**
 * Returns the SQL of a cell with a moment as 'YYYY-MM-DD HH:MM' on the clock of the zone in `$zone`: the beginning of
 * its text in ISO style, in which the driver reads all times. `to_char` takes longer.
 */
export function momentCell(column: string): string {
  return `coalesce(left((${column} at time zone $zone)::text, 16), '')`;
}

/**
 * Returns the SQL of a line of these cells, none of which is null, with the reader's `$separator` (`dialectOf`)
 * between: one function copies the texts once.
 */
export function lineOf(cells: readonly string[]): string {
  return `concat_ws($separator::text, ${cells.join(', ')}) || E'\\r\\n'`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
