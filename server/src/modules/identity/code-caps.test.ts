import { expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import { askForCode } from '../../../test/one-time-code.ts';
import { statement } from '../../platform/database/statement.ts';
import { SECOND } from '../../platform/time.ts';

// Each test opens a product of its own, because what it tests is a setting.

const sends = statement<{ bucket: string }, { sent: number }>(
  'test.sends-of-bucket',
  'select count(*) as sent from code_sends where bucket = $bucket',
);

test('a declared country does not open another budget for numbers of one country', async () => {
  const capped = await openTestProduct({ environment: { SMS_COUNTRY_HOURLY_CAP: '3' } });
  try {
    const statuses: number[] = [];
    for (const [index, country] of ['ZA', 'TZ', 'KE', 'UG', 'ZA', 'TZ'].entries())
      statuses.push((await askForCode(capped.visitor(), { phone: `+2782${index}234567`, country })).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429]);
    expect((await askForCode(capped.visitor(), { phone: '+255754000111', country: 'TZ' })).status).toBe(202);
  } finally {
    await capped.close();
  }
});

test('an address gets 10 messages in 10 minutes, whatever it claims in X-Forwarded-For (A-04, V-08)', async () => {
  const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const visitor = limited.visitor();
      const reply = await visitor.post(
        '/api/auth/code',
        {
          phone: `+25575${4 + (index % 3)}${index}00111`.padEnd(13, '1').slice(0, 13),
          full_name: 'Asha',
          country: 'TZ',
          language: 'sw',
        },
        { 'x-forwarded-for': `41.59.1.${index}` },
      );
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429]);
  } finally {
    await limited.close();
  }
});

test('the daily cap holds for everybody together (A-04)', async () => {
  const capped = await openTestProduct({ environment: { SMS_DAILY_CAP: '7' } });
  try {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        askForCode(capped.visitor(), {
          phone: `+2557${54 + (index % 3)}${String(100_000 + index * 17_377).slice(-6)}`,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(7);
  } finally {
    await capped.close();
  }
});

test('one address can use up only a small part of the budget of a prefix', async () => {
  const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      statuses.push((await askForCode(limited.visitor(), { phone: `+25575422000${index % 10}` })).status);
      limited.clock.advance(2 * 60 * SECOND);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(8);
    expect((await limited.db.one(sends, { bucket: 'prefix:+25575422' })).sent).toBe(8);
  } finally {
    await limited.close();
  }
});
