import { countryOf } from '@tabibu/contract/countries';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND, later } from '../../platform/time.ts';
import { GIVE_UP_AFTER, cleanPayerName, nextQueryAt, offeredMethods, pendingUntil, preselect } from './rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const wallet = { method: 'mpesa' as const, requestedAt: now, payBy: later(now, 8 * MINUTE) };

describe('names of payers (C42)', () => {
  test.each([
    ['Asha 123', 'Asha'],
    ['  Asha   Juma ', 'Asha Juma'],
    ["Ng'ang'a", "Ng'ang'a"],
    ['Ng’ang’a', "Ng'ang'a"],
    ["N'Diaye", "N'Diaye"],
    ['Jean-Bosco', 'Jean-Bosco'],
    ['Zoé', 'Zoé'],
    ['Zoe\u0301', 'Zoé'],
    ['محمد علي', 'محمد علي'],
    ['Asha<script>', 'Asha script'],
    ['Asha\u0000\nJuma', 'Asha Juma'],
    ["- Asha ' Juma -", 'Asha Juma'],
    ['123', ''],
    ["'-' ", ''],
    ['', ''],
  ])('%j becomes %j', (text, name) => {
    expect(cleanPayerName(text)).toBe(name);
  });

  test('are at most a hundred characters', () => {
    expect(cleanPayerName('a'.repeat(500))).toHaveLength(100);
  });
});

describe('asking the provider again (W-07)', () => {
  test('pauses double from five seconds to fifteen minutes', () => {
    const started = { ...wallet, requestedAt: later(now, -HOUR) };
    const pauses = Array.from(
      { length: 12 },
      (_, queries) => (nextQueryAt(started, queries, now, 0.5, 1).getTime() - now.getTime()) / SECOND,
    );
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
  });

  test('each pause is up to a fifth shorter or longer by chance', () => {
    expect(nextQueryAt(wallet, 0, now, 0, 1)).toEqual(later(now, 4 * SECOND));
    expect(nextQueryAt(wallet, 0, now, 1, 1)).toEqual(later(now, 6 * SECOND));
  });

  test("no pause runs past the end of the payer's wait or of the 72 hours", () => {
    expect(nextQueryAt(wallet, 5, later(now, 100 * SECOND), 0.5, 1)).toEqual(later(now, 120 * SECOND));
    expect(nextQueryAt(wallet, 30, later(now, GIVE_UP_AFTER - MINUTE), 0.5, 1)).toEqual(later(now, GIVE_UP_AFTER));
  });

  test('the speed of jobs divides the pause', () => {
    expect(nextQueryAt(wallet, 1, now, 0.5, 100)).toEqual(later(now, 100));
  });
});

test('the payer waits 120 seconds for a wallet, and until the hold ends for a hosted page (C41)', () => {
  expect(pendingUntil(wallet)).toEqual(later(now, 120 * SECOND));
  expect(pendingUntil({ ...wallet, method: 'card' })).toEqual(wallet.payBy);
  expect(pendingUntil({ ...wallet, method: 'card', payBy: later(now, 5 * SECOND) })).toEqual(later(now, 120 * SECOND));
  expect(pendingUntil({ method: 'card', requestedAt: now, payBy: null })).toEqual(later(now, 10 * MINUTE));
  expect(pendingUntil({ ...wallet, requestedAt: null })).toBeNull();
});

describe('methods of a country (C08, C09)', () => {
  test('Tanzania has four wallets before the card', () => {
    expect(offeredMethods(countryOf('TZ'), () => true)).toEqual([
      'mpesa',
      'tigopesa',
      'airtel_money',
      'halopesa',
      'card',
    ]);
  });

  test('a country that requires the card offers and preselects nothing else, where a gateway carries it', () => {
    const required = { ...countryOf('KE'), cardRequired: true };
    expect(offeredMethods(required, () => true)).toEqual(['card']);
    expect(preselect('KE', ['card'], '+254712345678')).toBe('card');
    expect(offeredMethods(required, (method) => method === 'mpesa')).toEqual([]);
  });

  test('a method that no gateway carries is not offered', () => {
    expect(offeredMethods(countryOf('KE'), (method) => method === 'card')).toEqual(['card']);
  });

  test.each([
    ['TZ', '+255754000111', 'mpesa'],
    ['TZ', '+255713000111', 'tigopesa'],
    ['TZ', '+255621000111', 'halopesa'],
    ['KE', '+254733000111', 'airtel_money'],
    ['ZA', '+27711234567', null],
  ] as const)('in %s the number %s preselects %s', (country, phone, method) => {
    expect(
      preselect(
        country,
        offeredMethods(countryOf(country), () => true),
        phone,
      ),
    ).toBe(method);
  });
});
