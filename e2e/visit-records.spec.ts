import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { aVisit } from '../server/test/record-makers.ts';
import type { VisitPeople } from '../server/test/record-makers.ts';
import { openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

/** The doctor asks about allergies, writes note and prescription, is warned, and signs both. */
async function writeAndSign(people: VisitPeople, device: Device, language: Language): Promise<void> {
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  await page.goto('/doctor/dashboard?tab=appointments&list=completed');
  await page.getByRole('link', { name: t('visit.write') }).first().click();
  await page.waitForURL(`**/doctor/visits/${people.bookingId}`);
  await page.getByText(t('allergy.not-asked')).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: t('allergy.add') }).click();
  await page.getByLabel(t('allergy.substance')).fill('Penicillin');
  await page.getByRole('button', { name: t('allergy.save'), exact: true }).click();
  await page.locator('.allergy-list').getByText('Penicillin').waitFor();

  await page.locator('textarea[name=history]').fill('Homa kwa siku tatu');
  await page.locator('textarea[name=plan]').fill('Kunywa maji mengi na pumzika.');
  await page.locator('input[name=follow_up_on]').fill(new Date(stage.product.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: t('visit.add-prescription') }).click();
  for (const [field, text] of [['medicine', 'Penicillin V'], ['form', '250 mg tablet'], ['dose', 'kidonge 1'], ['frequency', 'mara 4 kwa siku'], ['days', '7']] as const) {
    await page.locator(`input[name=${field}]`).fill(text);
  }
  await page.getByText(t('visit.allergy', { substance: 'Penicillin' })).waitFor();
  await page.locator('.save-state').filter({ hasText: /\d:\d\d/ }).waitFor();
  await page.reload();
  expect(await page.locator('input[name=medicine]').inputValue()).toBe('Penicillin V');

  // A text typed without a network stays, and goes when the network is back.
  await context.setOffline(true);
  await page.locator('textarea[name=assessment]').fill('Maambukizi ya koo');
  await page.locator('.save-state', { hasText: t('visit.save-waiting') }).waitFor();
  await context.setOffline(false);
  await page.locator('.save-state').filter({ hasText: /\d:\d\d/ }).waitFor();

  await page.getByRole('button', { name: t('visit.sign'), exact: true }).click();
  await page.getByText(t('visit.sign-final')).waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('visit.allergy-seen')).check();
  // What the patient adds now was not seen yet: the note is signed, the prescription refused with the new warning.
  await people.patient.put('/api/me/allergies', { version: 1, status: 'listed', items: [{ substance: 'Penicillin' }, { substance: 'Penicillin V' }] });
  await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
  await dialog.getByText(t('visit.not-signed', { document: t('record.kind-prescription') })).waitFor();
  await dialog.getByText(t('visit.allergy', { substance: 'Penicillin V' }), { exact: true }).waitFor();
  expect(await dialog.getByLabel(t('visit.allergy-seen')).nth(0).isChecked()).toBe(true);
  await dialog.getByLabel(t('visit.allergy-seen')).nth(1).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
  await page.getByText(t('visit.signed', { count: 2 })).waitFor();
  expect(await page.locator('textarea').count()).toBe(0);
  await page.getByRole('button', { name: t('visit.add-addendum') }).click();
  await page.locator('textarea[name=addendum]').fill('Piga simu homa ikizidi.');
  await page.getByRole('button', { name: t('visit.addendum-send'), exact: true }).click();
  await page.locator('.paper-note', { hasText: 'Piga simu homa ikizidi.' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
}

/** In the page: everything that this screen asked for is kept for reading without a network. */
async function isKept(bookingId: string): Promise<boolean> {
  const keys = (await (await caches.open('tabibu-personal')).keys()).map(({ url }) => new URL(url).pathname);
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(({ href }) => href);
  const found = await Promise.all(files.map((address) => caches.match(address)));
  return keys.filter((path) => path.startsWith(`/api/appointments/${bookingId}/documents/`)).length === 2 && keys.includes(`/api/appointments/${bookingId}`) && found.every((one) => one !== undefined);
}

/** The patient reads, also without a network; gives the code that a pharmacy needs. */
async function readOffline(people: VisitPeople, device: Device, language: Language): Promise<string> {
  const { page, context, t } = await stage.side({ device, language, visitor: people.patient, offline: true });
  const open = async () => {
    await page.locator('.document-advice', { hasText: 'Kunywa maji mengi' }).waitFor();
    await page.getByText('Penicillin V, 250 mg tablet').waitFor();
  };
  await page.goto(`/appointments/${people.bookingId}`);
  await open();
  await page.locator('.document-code svg').waitFor();
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t('record.download') }).first().click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  // The second visit goes through the service worker, which has taken over by now.
  await page.reload();
  await open();
  await expect.poll(() => page.evaluate(isKept, people.bookingId), { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await open();
  await context.setOffline(false);
  const code = await page.locator('.document-code strong').innerText();

  await page.goto('/more');
  await page.getByRole('button', { name: t('nav.sign-out') }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => caches.has('tabibu-personal'))).toBe(false);
  await context.close();
  return code;
}

/** A pharmacy looks the paper up, gives it out, and the second one is told. */
async function dispense(people: VisitPeople, code: string, device: Device, language: Language): Promise<void> {
  const { page, context, t } = await stage.side({ device, language });
  await page.goto('/verify');
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name=short_code]').fill(code);
  await page.locator('input[name=phone_last4]').fill(people.patient.phone.slice(-4));
  await page.getByRole('button', { name: t('verify.look'), exact: true }).click();
  await page.getByRole('heading', { name: t('verify.valid'), exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: t('verify.valid'), exact: true }).waitFor();
  const give = async (at: Page, pharmacy: string) => {
    await at.locator('input[name=pharmacy]').fill(pharmacy);
    await at.locator('input[name=town]').fill('Morogoro');
    await at.getByRole('button', { name: t('verify.dispense') }).click();
    await at.getByRole('button', { name: t('verify.confirm-yes') }).click();
    await at.getByRole('heading', { name: t('verify.dispensed'), exact: true }).waitFor();
  };
  await give(page, 'Duka la Afya');
  expect(await violations(page)).toEqual([]);
  await give(other, 'Duka la Pili');
  expect(await other.locator('.verify-state').innerText()).toContain('Duka la Afya');
  expect(await other.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await context.close();

  const bare = await openContext(stage.browser, { origin: stage.origin, device, language, script: false });
  const reader = await bare.newPage();
  await reader.goto(page.url().replace(/^.*\/verify/, '/verify'));
  expect(await reader.locator('.verify-state').innerText()).toContain('Duka la Afya');
  await reader.goto('/verify/0123456789ABCDEFGHJK');
  await reader.getByRole('heading', { name: t('verify.unknown'), exact: true }).waitFor();
  await bare.close();
}

/** In the page: names of fields that stick out of the card they are on. */
function fieldsBeyondTheirCard(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.card :is(input, select, textarea)')];
  return fields.filter((field) => field.getBoundingClientRect().right > field.closest('.card')!.getBoundingClientRect().right - 8).map(({ name }) => name);
}

describe.each([{ device: 'phone', language: 'sw' }, { device: 'desktop', language: 'en' }] as const)('after a visit ($device, $language)', ({ device, language }) => {
  test('a doctor writes and signs, the patient reads with and without a network, a pharmacy dispenses once', async () => {
    const people = await aVisit(stage.product);
    await writeAndSign(people, device, language);
    const code = await readOffline(people, device, language);
    await dispense(people, code, device, language);
  }, 120_000);

  test('a sick note is signed, taken back with a reason that the patient reads, and written anew', async () => {
    const people = await aVisit(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
    const today = stage.product.clock.now().toISOString().slice(0, 10);
    await page.goto(`/doctor/visits/${people.bookingId}`);
    await page.getByRole('button', { name: t('visit.add-sick-note') }).click();
    await page.getByRole('button', { name: t('visit.add-referral') }).click();
    await page.locator('input[name=to_specialty]').waitFor();
    expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
    await page.getByRole('button', { name: t('visit.remove-part') }).first().click();
    await page.locator('input[name=from_day]').fill(today);
    // Not complete: the missing day is named and has the focus.
    await page.getByRole('button', { name: t('visit.sign'), exact: true }).click();
    await page.getByText(t('visit.missing')).waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('to_day');
    await page.locator('input[name=to_day]').fill(today);
    await page.getByRole('button', { name: t('visit.sign'), exact: true }).click();
    await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
    await page.getByText(t('visit.signed', { count: 1 })).waitFor();
    await page.getByRole('button', { name: t('visit.cancel-sick-note') }).click();
    await page.locator('textarea[name=reason]').fill('Tarehe si sahihi');
    await page.getByRole('button', { name: t('visit.cancel-send'), exact: true }).click();
    await page.locator('.cancelled-paper', { hasText: 'Tarehe si sahihi' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('visit.add-sick-note') }).click();
    expect(await page.locator('input[name=from_day]').inputValue()).toBe('');
    await page.locator('input[name=from_day]').fill(today);
    await page.locator('.save-state').filter({ hasText: /\d:\d\d/ }).waitFor();
    await context.close();

    const patient = await stage.side({ device, language, visitor: people.patient });
    await patient.page.goto(`/appointments/${people.bookingId}`);
    await patient.page.locator('.document', { hasText: 'Tarehe si sahihi' }).waitFor();
    expect(await patient.page.locator('.document').count()).toBe(1);
    expect(await violations(patient.page)).toEqual([]);
    await patient.context.close();
  }, 60_000);

  test('a doctor replies to a review, and everybody reads it under the review', async () => {
    const people = await aVisit(stage.product);
    expect((await people.patient.post(`/api/appointments/${people.bookingId}/review`, { stars: 4, comment: 'Alinisikiliza vizuri.' })).status).toBe(201);
    const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
    await page.goto('/doctor/dashboard');
    await page.getByRole('button', { name: new RegExp(`^${t('day.reply')} `) }).click();
    await page.getByText(t('day.reply-warning')).waitFor();
    await page.locator('textarea[name=reply]').fill('Asante kwa maoni yako.');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('day.reply-send') }).click();
    await page.locator('.own-reply', { hasText: 'Asante kwa maoni yako.' }).waitFor();
    expect(await page.locator('textarea[name=reply]').count()).toBe(0);
    await page.goto(`/doctors/${people.doctorId}`);
    await page.locator('.review-reply', { hasText: 'Asante kwa maoni yako.' }).getByText(t('review.reply')).waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  }, 60_000);

  test('two windows of the same draft: both texts can be read, one goes on, nothing is lost', async () => {
    const people = await aVisit(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
    await page.goto(`/doctor/visits/${people.bookingId}`);
    await page.locator('textarea[name=plan]').fill('Mwanzo');
    await page.locator('.save-state').filter({ hasText: /\d:\d\d/ }).waitFor();
    const saved = await people.doctor.get(`/api/doctor/visits/${people.bookingId}/note`);
    const { version, history, findings, assessment, follow_up_on } = saved.body.data;
    expect((await people.doctor.put(`/api/doctor/visits/${people.bookingId}/note`, { version, history, findings, assessment, follow_up_on, plan: 'Kutoka kwingine' })).status).toBe(200);
    await page.locator('textarea[name=plan]').fill('Hapa');
    await page.getByText(t('visit.stale-title')).waitFor();
    await page.getByText(t('visit.stale-show')).click();
    await page.getByText('Kutoka kwingine').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('visit.stale-mine') }).click();
    await page.locator('.save-state').filter({ hasText: /\d:\d\d/ }).waitFor();
    await page.getByText(t('visit.other')).click();
    await page.getByText('Kutoka kwingine').waitFor();
    expect((await people.doctor.get(`/api/doctor/visits/${people.bookingId}/note`)).body.data.plan).toBe('Hapa');
    await context.close();
  }, 60_000);

  test('a text that was typed before the note was signed elsewhere is offered as an addendum', async () => {
    const people = await aVisit(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
    page.on('dialog', (dialog) => void dialog.accept());
    const path = `/api/doctor/visits/${people.bookingId}/note`;
    expect((await people.doctor.put(path, { version: 0, history: 'Homa', findings: '', assessment: 'Malaria', plan: 'Dawa', follow_up_on: null })).status).toBe(200);
    await page.goto(`/doctor/visits/${people.bookingId}`);
    await context.setOffline(true);
    await page.locator('textarea[name=plan]').fill('Dawa na maji mengi');
    await page.locator('.save-state', { hasText: t('visit.save-waiting') }).waitFor();
    expect((await people.doctor.post(`${path}/sign`, { version: 1 })).status).toBe(200);
    await context.setOffline(false);
    await page.getByText(t('visit.leftover-title')).waitFor();
    await page.reload();
    await page.getByText(t('visit.leftover-title')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('visit.leftover-add') }).click();
    expect(await page.locator('textarea[name=addendum]').inputValue()).toBe(`${t('record.plan')}: Dawa na maji mengi`);
    await page.getByRole('button', { name: t('visit.addendum-send'), exact: true }).click();
    await page.locator('.paper-note', { hasText: 'Dawa na maji mengi' }).waitFor();
    expect(await page.getByText(t('visit.leftover-title')).count()).toBe(0);
    await context.close();
  }, 60_000);
});
