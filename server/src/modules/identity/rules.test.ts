import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import { budgetsOf, codeText, labelOfDevice, newCode, normalizeLivePhone, secondsUntilRoom } from './rules.ts';
import { addressPrefix } from '../../platform/address-prefix.ts';
import { plainTyped } from '@tabibu/contract/typed-digits';

describe('a number', () => {
  const subscriber = '754000111';
  const separators = ['', ' ', '-', '.', '  ', ' - '];
  const scripts = [0x30, 0x660, 0x6f0, 0x966, 0xff10];
  const spelling = fc
    .record({
      start: fc.constantFrom('0', '255', '+255', '00255', '+255 (0)', '(0)', '', '+254', '1'),
      gaps: fc.array(fc.constantFrom(...separators), { minLength: 9, maxLength: 9 }),
      script: fc.constantFrom(...scripts),
      around: fc.constantFrom('', ' ', '\t', '\u00a0', 'x', '\u200b'),
    })
    .map(({ start, gaps, script, around }) => {
      const digits =
        start + [...subscriber].map((digit, index) => digit + (index % 3 === 2 ? gaps[index] : '')).join('');
      return around + digits.replace(/\d/g, (digit) => String.fromCodePoint(script + Number(digit))) + around;
    });

  // With the country code 254 the same digits are a Kenyan number, which is a different one.
  const kenyan = (text: string) => /254/.test(plainTyped(text).replace(/\D/g, ''));

  test('in each of 1,000 spellings is read as the same number or refused (A-05)', () => {
    let accepted = 0;
    fc.assert(
      fc.property(spelling, (text) => {
        const phone = normalizeLivePhone(text, 'TZ');
        accepted += phone === null ? 0 : 1;
        return phone === null || phone === '+255754000111' || (phone === '+254754000111' && kenyan(text));
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  test.each([
    '0754 000 111',
    '0754000111',
    '255754000111',
    '+255 754-000-111',
    '00255754000111',
    '٠٧٥٤٠٠٠١١١',
    '０７５４０００１１１',
  ])('spelled %s is read', (text) => {
    expect(normalizeLivePhone(text, 'TZ')).toBe('+255754000111');
  });

  test.each(LIVE_COUNTRIES.map(({ code, phoneExample }) => [code, phoneExample] as const))(
    'of %s is accepted in the spelling of its example %s',
    (code, example) => {
      expect(normalizeLivePhone(example, code)).toMatch(/^\+\d{11,12}$/);
    },
  );

  test('of another live country is accepted when it is spelled internationally', () => {
    expect(normalizeLivePhone('+254 712 345 678', 'TZ')).toBe('+254712345678');
    expect(normalizeLivePhone('00254712345678', 'TZ')).toBe('+254712345678');
  });

  test.each([
    '+1 201 555 0123',
    '+44 7400 123456',
    '022 211 0000',
    '+255 22 211 0000',
    '0900 000 000',
    '+255 90 123 4567',
    '0754',
    'abc',
    '0754О00111',
    '0754000111;ext=5',
    `0${'7'.repeat(60)}`,
    '+8821612345678',
  ])('%s is refused: not a mobile number of a live country', (text) => {
    expect(normalizeLivePhone(text, 'TZ')).toBeNull();
  });
});

describe('a code', () => {
  test('is six digits, each position spread evenly (A-02)', () => {
    const counts = Array.from({ length: 6 }, () => Array<number>(10).fill(0));
    const codes = 1_000_000;
    let malformed = 0;
    for (let index = 0; index < codes; index += 1) {
      const code = newCode();
      if (!/^\d{6}$/.test(code)) malformed += 1;
      for (let position = 0; position < 6; position += 1) counts[position]![code.charCodeAt(position) - 48]! += 1;
    }
    expect(malformed).toBe(0);
    for (const position of counts) {
      const chiSquare = position.reduce((sum, seen) => sum + (seen - codes / 10) ** 2 / (codes / 10), 0);
      // With 9 degrees of freedom a fair source exceeds 40 about once in 100,000 runs.
      expect(chiSquare).toBeLessThan(40);
    }
  });

  test('is bound to our origin by the last line of its message (A-08)', () => {
    expect(codeText('A sentence.', 'tabibu.example', '012345')).toBe('A sentence.\n\n@tabibu.example #012345');
  });
});

describe('budgets of a message', () => {
  const caps = { perCountryHour: 2000, perDay: 20_000 };

  test('are those of A-04', () => {
    expect(
      budgetsOf('+255754000111', '41.59.1.2', false, caps).map(
        ({ bucket, allowed, seconds }) => `${bucket} ${allowed}/${seconds}`,
      ),
    ).toEqual([
      'phone:+255754000111 1/60',
      'phone:+255754000111 3/900',
      'phone:+255754000111 5/3600',
      'phone:+255754000111 10/86400',
      'prefix:+25575400 41.59.1.2 8/3600',
      'prefix:+25575400 60/3600',
      'country:TZ 2000/3600',
      'all 20000/86400',
    ]);
  });

  test('without an address leave out the limits per address only', () => {
    expect(budgetsOf('+255754000111', null, false, caps)).toHaveLength(7);
  });

  test('leave out the limits that strangers can use up when the browser is known (A-07)', () => {
    expect(new Set(budgetsOf('+255754000111', '41.59.1.2', true, caps).map(({ bucket }) => bucket))).toEqual(
      new Set(['phone:+255754000111', 'all']),
    );
  });

  test('give the wait until all have room again, in whole seconds', () => {
    const now = new Date('2026-11-02T10:00:00.500Z');
    const budgets = [
      { bucket: 'a', allowed: 1, seconds: 60 },
      { bucket: 'b', allowed: 3, seconds: 900 },
    ];
    expect(secondsUntilRoom(budgets, [null, null], now)).toBe(0);
    expect(secondsUntilRoom(budgets, [new Date('2026-11-02T10:00:00Z'), null], now)).toBe(60);
    expect(secondsUntilRoom(budgets, [new Date('2026-11-02T10:00:00Z'), new Date('2026-11-02T09:50:00Z')], now)).toBe(
      300,
    );
  });
});

test.each([
  ['41.59.1.2', '41.59.1.2'],
  ['::ffff:41.59.1.2', '41.59.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::FFFF:41.59.1.2', '41.59.1.2'],
  ['0:0:0:0:0:ffff:41.59.1.2', '41.59.1.2'],
  ['::ffff:293b:102', '41.59.1.2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['64:ff9b::41.59.1.2', '64:ff9b:0:0'],
])('the address %s counts as %s', (ip, counted) => {
  expect(addressPrefix(ip)).toBe(counted);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox · Windows'],
  ['Opera/9.80 (Android; Opera Mini/36.2/191.249; U; en) Presto/2.12.423 Version/12.16', 'Opera · Android'],
  ['', 'Web'],
])('the browser %s is called %s', (userAgent, label) => {
  expect(labelOfDevice(userAgent)).toBe(label);
});
