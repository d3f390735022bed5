import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { askForCode, messagesTo } from '../../../test/one-time-code.ts';
import { newId } from '../../platform/ids.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { ensureAccount } from '../identity/index.ts';
import { deliverNotice } from './deliver-notice.ts';
import { NEVER_DROPPED, TEMPLATES } from './rules.ts';
import { sendNotice } from './send-notice.ts';
import type { NoticeInput, Recipient } from './send-notice.ts';

let product: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { SMS_TOTAL_DAILY_CAP: '1000' } });
  second = await product.another();
});
afterAll(async () => {
  await second.close();
  await product.close();
});
// The budgets that one test has spent are free again before the next one begins.
beforeEach(() => {
  product.clock.advance(2 * DAY);
  second.clock.set(product.clock.now());
});

let people = 0;
async function aPerson(): Promise<{ phone: string; to: Recipient }> {
  people += 1;
  const phone = `+2557541235${String(people).padStart(2, '0')}`;
  return {
    phone,
    to: {
      accountId: await ensureAccount(product.ctx(), {
        phone,
        fullName: 'Asha',
        country: 'TZ',
        language: 'en',
        roles: ['patient'],
      }),
    },
  };
}

/** Enqueues messages and returns their ids; nothing is sent yet. */
async function write(count: number, message: Omit<NoticeInput, 'key' | 'values'>): Promise<string[]> {
  const batch = newId(product.clock.now());
  for (let index = 0; index < count; index += 1)
    await sendNotice(product.ctx(), {
      values: { doctor: 'Dkt. Neema', link: 'x' },
      key: `${batch}:${index}`,
      ...message,
    });
  const { rows } = await product.db.pool.query<{ id: string }>(
    'select id from notices where key like $1 order by key',
    [`${batch}:%`],
  );
  return rows.map(({ id }) => id);
}

async function statesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await product.db.pool.query<{ end: string }>(
    "select state || coalesce(' ' || failure, '') as end from notices where id = any($1::uuid[])",
    [ids],
  );
  return rows.map(({ end }) => end);
}

/** Sends the messages from both processes at once, and returns their states. */
async function deliverAtOnce(ids: readonly string[]): Promise<string[]> {
  await Promise.all(
    ids.map((noticeId, index) => deliverNotice((index % 2 === 0 ? product : second).ctx(), { noticeId })),
  );
  return statesOf(ids);
}

const times = (states: readonly string[], state: string) => states.filter((one) => one === state).length;

test('no person gets more than fifteen messages in an hour, however many processes send at once', async () => {
  const { phone, to } = await aPerson();
  const states = await deliverAtOnce(await write(40, { to, template: 'message-left' }));
  expect([times(states, 'sent'), times(states, 'dropped person-hour')]).toEqual([15, 25]);
  expect([...(await messagesTo(product, phone)), ...(await messagesTo(second, phone))]).toHaveLength(15);
});

test('about one subject at most thirty messages go out in a day', async () => {
  const about = newId(product.clock.now());
  let sent = 0;
  for (let round = 0; round < 4; round += 1) {
    const states = await deliverAtOnce(await write(14, { to: (await aPerson()).to, template: 'message-left', about }));
    sent += times(states, 'sent');
    product.clock.advance(HOUR + MINUTE);
    second.clock.set(product.clock.now());
  }
  expect(sent).toBe(30);
});

test("a doctor's number gets at most sixty messages in an hour, enough for a full working day", async () => {
  const to = { phone: '+255713999201', language: 'en' } as const;
  const states = await deliverAtOnce(await write(70, { to, template: 'rescheduled-doctor' }));
  expect([times(states, 'sent'), times(states, 'dropped number-hour')]).toEqual([60, 10]);
});

test('codes count among the messages to a number, work does not, and no cap of other messages stops a code', async () => {
  const { phone, to } = await aPerson();
  const patient = { phone, language: 'en' } as const;
  await deliverAtOnce(await write(15, { to, template: 'message-left' }));
  await deliverAtOnce(await write(60, { to: patient, template: 'message-left' }));
  expect((await askForCode(product.visitor(), { phone })).status).toBe(202);
  const { rows } = await product.db.pool.query<{ count: number }>(
    'select count(*) from code_sends where bucket = $1 and sent_at > $2',
    [`messages:${phone}`, new Date(product.clock.now().getTime() - HOUR)],
  );
  expect(rows[0]!.count).toBe(16);
});

test('all messages together stay within the daily cap, and an emergency still goes out', async () => {
  const capped = await openTestProduct({ environment: { SMS_TOTAL_DAILY_CAP: '3' } });
  try {
    for (let index = 0; index < 6; index += 1) {
      await sendNotice(capped.ctx(), {
        to: { phone: `+25571399930${index}`, language: 'en' },
        template: 'message-left',
        values: { doctor: 'Dkt. Neema', link: 'x' },
        key: `${index}`,
      });
    }
    await capped.settle();
    await sendNotice(capped.ctx(), {
      to: { phone: '+255713999399', language: 'en' },
      template: 'emergency-ring',
      values: { link: 'x' },
      key: 'ring',
    });
    await capped.settle();
    const { rows } = await capped.db.pool.query('select state, failure from notices order by created_at, key');
    expect(rows.filter(({ state }) => state === 'dropped').map(({ failure }) => failure)).toEqual([
      'total-day',
      'total-day',
      'total-day',
    ]);
    expect(await messagesTo(capped, '+255713999399')).toHaveLength(1);
  } finally {
    await capped.close();
  }
});

test('exactly these messages are never dropped, and each of them goes out when every cap is reached', async () => {
  expect(Object.keys(NEVER_DROPPED).sort()).toEqual(
    [
      'application-approved application-rejected booking-cancelled-other-times booking-cancelled-refund',
      'break-glass-opened break-glass-opened-staff cases-urgent-staff contest-kept contest-refunded',
      'doctor-removed doctor-unverified earning-reversed emergency-accepted',
      'emergency-escalated emergency-escalated-staff emergency-ring emergency-waiting licence-ended licence-ends',
      'licence-not-checked missed missed-phone new-appointment new-device number-change-asked number-changed',
      'password-changed payment-given-up payment-late-refusal payment-late-success payment-not-received payment-other-amount payment-unclear',
      'plan-opened profile-change-refused profile-changed-by-office record-lock-weakened record-opening-asked',
      'record-passphrase-removed refund-done refund-due second-factor-off second-factor-on',
      'second-factor-passkey-added second-factor-passkey-removed second-factor-recovery-used second-factor-reset',
      'visitor-emergency withdrawal-cancelled withdrawal-paid withdrawal-rejected',
    ].flatMap((row) => row.split(' ')),
  );
  const { to } = await aPerson();
  const about = newId(product.clock.now());
  await deliverAtOnce(await write(20, { to, template: 'message-left', about }));
  for (const template of TEMPLATES) {
    const [id] = await write(1, { to, template, about });
    await deliverNotice(product.ctx(), { noticeId: id! });
    expect([template, ...(await statesOf([id!]))]).toEqual([
      template,
      template in NEVER_DROPPED ? 'sent' : 'dropped about-hour',
    ]);
  }
});

test('a dropped message is logged without number and name, and its values are deleted', async () => {
  const { phone, to } = await aPerson();
  const ids = await write(16, { to, template: 'message-left' });
  const written: string[] = [];
  const note = (...entry: unknown[]) => {
    written.push(JSON.stringify(entry));
  };
  const log = { debug: note, info: note, warn: note, error: note, fatal: note };
  for (const noticeId of ids) await deliverNotice(product.ctx({ kind: 'job', name: 'test' }, { log }), { noticeId });
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('person-hour');
  expect(written[0]).not.toMatch(new RegExp(`${phone.slice(1)}|Asha|${'accountId' in to ? to.accountId : ''}`));
  const { rows } = await product.db.pool.query(
    "select values_sealed, recipient_sealed from notices where state = 'dropped' and id = any($1::uuid[])",
    [ids],
  );
  expect(rows).toEqual([{ values_sealed: null, recipient_sealed: null }]);
});

test('a message that waited through an outage is not sent once a newer one tells the same fact', async () => {
  const { phone, to } = await aPerson();
  const topic = newId(product.clock.now());
  const [old] = await write(1, { to, template: 'message-left', latest: { topic, version: 1 } });
  await force(product, { phone, sms: 'unavailable' });
  await expect(deliverNotice(product.ctx(), { noticeId: old! })).rejects.toThrow('not taken');
  await force(product, { phone, sms: 'accepted' });
  const [newer] = await write(1, { to, template: 'message-left', latest: { topic, version: 2 } });
  await deliverNotice(product.ctx(), { noticeId: old! });
  await deliverNotice(product.ctx(), { noticeId: newer! });
  expect([await statesOf([old!]), await statesOf([newer!])]).toEqual([['outdated'], ['sent']]);
  expect(await messagesTo(product, phone)).toHaveLength(1);
});

test('a message is not sent after its validUntil', async () => {
  const { to } = await aPerson();
  const validUntil = new Date(product.clock.now().getTime() + MINUTE);
  const [id] = await write(1, { to, template: 'message-left', validUntil });
  product.clock.advance(MINUTE);
  await deliverNotice(product.ctx(), { noticeId: id! });
  expect(await statesOf([id!])).toEqual(['outdated']);
});
