import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readList, readMoment } from './read-values.ts';

/** Nobody has taught the driver anything here. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the driver lists only some of the types
const TEXT_ARRAY = 1009 as typeof pg.types.builtins.INT8;
const driversList = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];

test.each(['{}', '{phone,video}', '{Kiswahili}', '{NULL}', '{a,NULL}', '{"NULL"}', '{null-ish}', '{"a b",c}', '{""}', '{"a\\"b"}', '{"{}"}', '{{a,b},{c,d}}', '[0:1]={a,b}', '{Ng’ang’a,Élodie}'])(
  'the list %s is read as the driver reads it',
  (text) => { expect(readList(text)).toEqual(driversList(text)); },
);

test('a moment is read as PostgreSQL wrote it, with and without parts of a second', () => {
  expect(readMoment('2026-11-23 06:00:00+00')).toEqual(new Date('2026-11-23T06:00:00Z'));
  expect(readMoment('2026-11-23 06:00:00.25+00')).toEqual(new Date('2026-11-23T06:00:00.250Z'));
  expect(readMoment('2026-11-23 09:00:00+03')).toEqual(new Date('2026-11-23T06:00:00Z'));
  expect(readMoment('infinity')).toBe(Infinity);
});

test('any whole second is read exactly', () => {
  fc.assert(fc.property(fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }), (date) => {
    const iso = date.toISOString();
    expect(readMoment(`${iso.slice(0, 10)} ${iso.slice(11, 19)}+00`).toISOString()).toBe(`${iso.slice(0, 19)}.000Z`);
  }));
});
