import type { Page } from 'playwright-core';
import { expect, test } from '@playwright/test';
import { aDoctor, at, force, hold, pass } from '../server/test/booking-makers.ts';
import { aStrayCallback, paymentOf, proveLate } from '../server/test/case-causes.ts';
import { casesOf } from '../server/test/case-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../server/src/platform/time.ts';
import { confirm, decide, fillQueue, openCase } from './case-steps.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { takeSession } from './visitor-session.ts';
import { ENGLISH_ON_DESKTOP, FRENCH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
let days = 1;

/** Holds a time of a new doctor for the patient, whose page then shows how to pay. Returns the booking. */
async function toPay({ page }: Side, patient: Visitor): Promise<string> {
  days += 1;
  const { product } = stage;
  const held = await hold(patient, await aDoctor(product), at(product, days, '10:00'));
  expect(held.status, held.text).toBe(201);
  await page.goto(`/pay/${held.body.data.id as string}`);
  return held.body.data.id as string;
}

/** Pays on the page from a number to which the network answers as told. */
async function payFrom({ page, t }: Side, number: string, scenario: object): Promise<void> {
  await force(stage.product, { phone: `+255${number.slice(1)}`, ...scenario });
  await page.locator('input[name=name]').fill('Asha Juma');
  await page.locator('input[name=tel]').fill(number);
  await page.getByRole('button', { name: t('pay.pay', { price: '' }).trim() }).click();
}

/** Lets the product's clock go on until the page shows a heading. */
async function until(page: Page, heading: string, step = 5 * SECOND): Promise<void> {
  await expect
    .poll(async () => {
      await pass(stage.product, step, step);
      return page.getByRole('heading', { name: heading }).count();
    })
    .toBe(1);
}

const stories = async (by: Visitor, kind: Parameters<typeof casesOf>[1]) => {
  await fillQueue(stage.product);
  return casesOf(by, kind);
};

test('a payment without proof is ended by an administrator, paid again and then proven: what was paid twice goes back (S58, W-06)', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const home = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  const booking = await toPay(home, patient);
  await payFrom(home, '0754610001', { outcome: 'paid', status: 'loose' });
  await until(home.page, home.t('pay.unclear-title'), 30 * SECOND);
  const first = await paymentOf(product, booking);

  const [one, other] = [await aMemberOfStaff(product, 'administrator'), await aMemberOfStaff(product, 'administrator')];
  await fillQueue(product);
  const office = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: one });
  await openCase(office, 'payment-mismatch');
  await office.page.getByText(office.t('cases.problem-unproven')).waitFor();
  expect(await violations(office.page)).toEqual([]);
  await decide(office, 'not-paid', { note: 'Not in the statement of today.' });
  await product.settle();
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('haikutuletea pesa');
  await home.page.getByRole('heading', { name: home.t('payment.failed') }).waitFor();
  await home.page.getByRole('button', { name: home.t('try-again') }).click();
  await payFrom(home, '0754610002', { outcome: 'paid' });
  await until(home.page, home.t('pay.paid-title'));
  await proveLate(product, first, '+255754610001');

  await fillQueue(product);
  const second = await stage.side({ ...FRENCH_ON_PHONE, visitor: other });
  await openCase(second, 'surplus-payment');
  await openCase(office, 'surplus-payment');
  await decide(office, 'propose');
  // The same person is refused as the second pair of eyes, on the screen and by the server.
  await office.page.getByText(office.t('cases.hindrance-own-proposal')).waitFor();
  await expect(office.page.getByRole('button', { name: office.t('cases.do-approve') })).toHaveCount(0);
  // The other administrator still sees the case as it was: nothing is decided, and the page shows how it stands now.
  await confirm(second, 'propose');
  await second.page.getByText(second.t('cases.changed')).waitFor();
  await expect(second.page.locator('.case-changes')).toContainText(second.t('cases.stage-proposed'), {
    useInnerText: true,
  });
  await expect(second.page.locator('dialog[open]')).toHaveCount(0);
  expect(await violations(second.page)).toEqual([]);
  await decide(second, 'approve');
  await decide(second, 'record-paid', { number: 'SKL20X7QP2' });
  await second.page.getByText(second.t('cases.settled')).waitFor();
  await product.settle();
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('SKL20X7QP2');
  for (const { context } of [home, office, second]) await context.close();
});

test('a refusal because of us waits for somebody although the patient pays another way; a report of money that is not ours too (W-06)', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const home = await stage.side({ ...FRENCH_ON_PHONE, visitor: patient });
  await toPay(home, patient);
  await payFrom(home, '0754610003', { answer: 'unauthorized' });
  await until(home.page, home.t('payment.failed'));
  await home.page.getByText(home.t('pay.refused-money')).waitFor();
  await home.page.getByRole('button', { name: home.t('try-again') }).click();
  await payFrom(home, '0754610004', { outcome: 'paid' });
  await until(home.page, home.t('pay.paid-title'));
  await aStrayCallback(product);

  const administrator = await aMemberOfStaff(product, 'administrator');
  expect(await stories(administrator, 'refused-by-gateway')).toHaveLength(1);
  const office = await stage.side({ ...SWAHILI_ON_PHONE, visitor: administrator });
  for (const [kind, note] of [
    ['refused-by-gateway', 'Ufunguo mpya umewekwa.'],
    ['unmatched-callback', 'Kampuni imesema ni kosa lao.'],
  ] as const) {
    await openCase(office, kind);
    expect(await violations(office.page)).toEqual([]);
    await decide(office, 'settle', { note });
    await office.page.getByText(note).waitFor();
    expect(await stories(administrator, kind)).toEqual([]);
  }
  for (const { context } of [home, office]) await context.close();
});

test('a payment without an answer for a day is asked about from its case, and the proof confirms the appointment (S58, W-06)', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const home = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  const booking = await toPay(home, patient);
  await payFrom(home, '0754610005', { outcome: 'paid', delayMs: 26 * HOUR, callbackLost: true });
  await until(home.page, home.t('payment.timeout'), MINUTE);
  await pass(product, 25 * HOUR, 5 * HOUR);
  await fillQueue(product);
  const office = await stage.side({
    ...ENGLISH_ON_DESKTOP,
    visitor: await aMemberOfStaff(product, 'administrator'),
  });
  await openCase(office, 'unknown-payment');
  await decide(office, 'ask-again');
  expect(await violations(office.page)).toEqual([]);
  await pass(product, 2 * HOUR, HOUR);
  await fillQueue(product);
  // Hours have passed, so the session of before is over.
  await takeSession(office.context, await aMemberOfStaff(product, 'administrator'));
  await office.page.reload();
  await office.page.getByText(office.t('cases.settled')).waitFor();
  expect((await messagesTo(product, patient.phone)).length).toBeGreaterThan(1);
  await home.page.goto(`/appointments/${booking}`);
  await home.page.locator('.status', { hasText: home.t('stage.patient-planned.chip') }).waitFor();
  for (const { context } of [home, office]) await context.close();
});
