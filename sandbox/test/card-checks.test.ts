import { describe, expect, test } from 'vitest';
import { bankAnswer, checkCard, passesLuhn } from '../src/cards/card-checks.ts';

const now = new Date('2026-11-21T09:00:00Z');
const good = { name: 'Amina Juma', number: '4242 4242 4242 4242', expiry: '11/26', cvv: '123' };

describe('card checks', () => {
  test('a test card that expires this month is accepted', () => expect(checkCard(good, now)).toEqual({}));

  test.each([
    [{ name: ' ' }, { name: 'nameWrong' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'numberWrong' }],
    [{ number: '4111 1111 1111 1111' }, { number: 'notATestCard' }],
    [{ number: '' }, { number: 'numberWrong' }],
    [{ expiry: '10/26' }, { expiry: 'expiryPast' }],
    [{ expiry: '13/27' }, { expiry: 'expiryWrong' }],
    [{ expiry: '2027-01' }, { expiry: 'expiryWrong' }],
    [{ cvv: '12' }, { cvv: 'cvvWrong' }],
    [{ cvv: '12a' }, { cvv: 'cvvWrong' }],
  ] as const)('%j gives the problems %j', (change, problems) =>
    expect(checkCard({ ...good, ...change }, now)).toEqual(problems),
  );

  test('the bank declines the number that stands for a declined card', () => {
    expect([bankAnswer('4242-4242-4242-4242'), bankAnswer('4000000000000002')]).toEqual(['approved', 'declined']);
  });

  test('Luhn finds any single wrong digit', () => {
    const number = '4242424242424242';
    expect(passesLuhn(number)).toBe(true);
    for (let at = 0; at < number.length; at += 1) {
      const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);
      expect(passesLuhn(wrong)).toBe(false);
    }
  });
});
