import pg from 'pg';

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins;
/** text[], which has no name among the built-in types. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the driver lists only some of the types
const TEXT_ARRAY = 1009 as typeof pg.types.builtins.INT8;

const readSlowly = {
  timestamp: pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date,
  list: pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[],
};

/** A moment. Whole seconds in UTC, as almost all are, are read by the engine itself; all else by the driver. */
export function readMoment(text: string): Date {
  if (text.length !== 22 || !text.endsWith('+00')) return readSlowly.timestamp(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`);
}

/** A list of texts. PostgreSQL quotes every text that needs it, so a list without quotes, escapes, nulls and lists is only split. */
export function readList(text: string): string[] {
  if (text === '{}') return [];
  return /["\\]|NULL|.[{[=]/.test(text) || !text.startsWith('{') ? readSlowly.list(text) : text.slice(1, -1).split(',');
}

/** How values of the database become values of ours. */
export function teachValues(): void {
  // bigint as number: amounts and counts stay below 2^53 by constraint
  pg.types.setTypeParser(INT8, Number);
  // date as 'YYYY-MM-DD': a calendar day has no zone
  pg.types.setTypeParser(DATE, (text) => text);
  pg.types.setTypeParser(TIMESTAMPTZ, readMoment);
  pg.types.setTypeParser(TEXT_ARRAY, readList);
}
