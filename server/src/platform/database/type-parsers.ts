import pg from 'pg';

const { INT8, DATE } = pg.types.builtins;

/** Tells the driver how to convert values of the database to values of this product. */
export function registerTypeParsers(): void {
  // bigint becomes a number: constraints keep amounts and counts below 2^53.
  pg.types.setTypeParser(INT8, Number);
  // date becomes 'YYYY-MM-DD': a calendar day has no time zone.
  pg.types.setTypeParser(DATE, (text) => text);
}
