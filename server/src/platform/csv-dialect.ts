import type { CountryCode } from '@tabibu/contract/countries';
import { speaker } from '@tabibu/locales/server-speech';
import type { ServerSentence } from '@tabibu/locales/server-speech';
import type { Context } from './context.ts';

/** Who opens a table: language and country say what their spreadsheet program expects. */
export type CsvReader = Pick<Context, 'language' | 'country'>;

/** What stands between cells, and between the whole and the parts of a number. */
export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

type HeadingOf<Key> = Key extends `csv.${infer Name}` ? Name : never;
/** What can stand above a column. */
export type CsvHeading = HeadingOf<ServerSentence>;

/** Countries in whose region a computer writes 1,5: there Excel parts cells at semicolons, whatever its language is. */
const WITH_DECIMAL_COMMA: ReadonlySet<CountryCode> = new Set(['ZA', 'BI', 'DE']);

/**
 * Returns how a table is written for a reader, so that a double click opens it in columns and numbers. Excel takes both
 * signs from the region of the computer and never from the file (`docs/decisions/0053-csv.md`). Pure.
 */
export function dialectOf({ language, country }: CsvReader): CsvDialect {
  return language === 'fr' || WITH_DECIMAL_COMMA.has(country)
    ? { separator: ';', decimal: ',' }
    : { separator: ',', decimal: '.' };
}

/** Returns headings in the reader's language. Pure. */
export function headingsFor({ language }: CsvReader, headings: readonly CsvHeading[]): string[] {
  const say = speaker(language);
  return headings.map((heading) => say(`csv.${heading}`));
}
