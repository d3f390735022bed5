import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { dosageFormText } from '@tabibu/contract/dose-words';
import { aVisit } from '../server/test/record-makers.ts';
import type { VisitPeople } from '../server/test/record-makers.ts';
import { openContext } from './browser.ts';
import { fieldsBeyondTheirCard } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, FRENCH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';
import type { Walker } from './walkers.ts';

const stage = new OwnStage();

/** The doctor records an allergy and facts, writes a note and a prescription, gets warnings, and signs both. */
async function writeAndSign(people: VisitPeople, { device, language }: Walker): Promise<void> {
  const { page, context, t } = await stage.side({ device, language, visitor: people.doctor });
  await page.goto('/doctor/dashboard?tab=appointments&list=completed');
  await page
    .getByRole('link', { name: t('visit.write') })
    .first()
    .click();
  await page.waitForURL(`**/doctor/visits/${people.bookingId}`);
  await page.getByText(t('allergy.not-asked')).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: t('allergy.add') }).click();
  await page.getByLabel(t('allergy.substance')).fill('Penicillin');
  await page.getByRole('button', { name: t('allergy.save'), exact: true }).click();
  await page.locator('.allergy-list').getByText('Penicillin').waitFor();

  // Doses depend on age and weight: what the patient says in the call is recorded.
  await page.getByRole('button', { name: t('fact.write') }).click();
  await page.locator('input[name=year]').fill('2099');
  await page
    .getByRole('button', { name: t('fact.save'), exact: true })
    .last()
    .click();
  await page.getByText(t('fact.birth-wrong')).waitFor();
  await page.locator('input[name=year]').fill('1990');
  await page.locator('select[name=sex]').selectOption('female');
  await page.locator('input[name=weight_kg]').fill('61.5');
  await page.locator('select[name=pregnancy]').selectOption('no');
  expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('button', { name: t('fact.save'), exact: true })
    .last()
    .click();
  await page.getByText(t('fact.saved')).waitFor();

  await page.locator('textarea[name=history]').fill('Homa kwa siku tatu');
  await page.locator('textarea[name=plan]').fill('Kunywa maji mengi na pumzika.');
  await page
    .locator('input[name=follow_up_on]')
    .fill(new Date(stage.product.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: t('visit.add-prescription') }).click();
  for (const [field, text] of [
    ['medicine', 'Augmentin625mg'],
    ['form', '625 mg tablet'],
    ['dose', 'kidonge 1'],
    ['frequency', 'mara 4 kwa siku'],
    ['days', '7'],
  ] as const) {
    await page.locator(`input[name=${field}]`).fill(text);
  }
  // The allergy to penicillin warns about this brand although its strength is written without a space, and what could
  // not be compared is listed.
  await page
    .getByText(
      t('safety.allergy-group', {
        medicine: 'Augmentin625mg',
        other: 'Penicillin',
        group: t('safety.group.penicillin'),
      }),
    )
    .waitFor();
  await page.getByText(t('safety.not-fact-other-medicines')).waitFor();
  expect(await page.evaluate(fieldsBeyondTheirCard)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page
    .locator('.save-state')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();
  await page.reload();
  await expect(page.locator('input[name=medicine]')).toHaveValue('Augmentin625mg');

  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  // A text typed without a network stays and is saved when the network is back.
  await context.setOffline(true);
  await page.locator('textarea[name=assessment]').fill('Maambukizi ya koo');
  await page.locator('.save-state', { hasText: t('visit.save-waiting') }).waitFor();
  await context.setOffline(false);
  await page
    .locator('.save-state')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();

  await page.getByRole('button', { name: t('visit.sign'), exact: true }).click();
  await page.getByText(t('visit.sign-final')).waitFor();
  const dialog = page.getByRole('dialog');
  // The prescription is shown in the patient's language first.
  await dialog.getByText('kidonge 1, mara 4 kwa siku').waitFor();
  await expect(dialog.getByText('1 tablet, 4 times a day')).toHaveCount(1);
  await dialog.getByText(t('fact.sex-female')).first().waitFor();
  const reasons = dialog.locator('input[name=safety-reason]');
  await dialog.getByText(t('record.allergies.title'), { exact: true }).waitFor();
  // Without a reason the note is signed but the prescription is not.
  await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
  await dialog.getByText(t('visit.not-signed', { document: t('record.kind-prescription') })).waitFor();
  await reasons.fill('Alivumilia mara tatu');
  // The patient adds an allergy after the check: signing is refused with the new finding, and the typed reason stays.
  await people.patient.put('/api/me/allergies', {
    version: 1,
    status: 'listed',
    items: [{ substance: 'Penicillin' }, { substance: 'Amoxil' }],
  });
  await dialog.getByText(t('safety.allergy', { medicine: 'Augmentin625mg', other: 'Amoxil' })).waitFor();
  expect(
    await reasons.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).toSorted()),
  ).toEqual(['', 'Alivumilia mara tatu']);
  await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
  await dialog.getByText(t('visit.not-signed', { document: t('record.kind-prescription') })).waitFor();
  for (const field of await reasons.all()) await field.fill('Alivumilia mara tatu');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('visit.sign-yes'), exact: true }).click();
  await page.getByText(t('visit.signed', { count: 2 })).waitFor();
  await expect(page.locator('textarea')).toHaveCount(0);
  await page.getByRole('button', { name: t('visit.add-addendum') }).click();
  await page.locator('textarea[name=addendum]').fill('Piga simu homa ikizidi.');
  await page.getByRole('button', { name: t('visit.addendum-send'), exact: true }).click();
  await page.locator('.paper-note', { hasText: 'Piga simu homa ikizidi.' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
}

/** True if everything that this screen needs is cached for offline use. Runs in the page. */
async function isKept(bookingId: string): Promise<boolean> {
  const keys = (await (await caches.open('tabibu-personal')).keys()).map(({ url }) => new URL(url).pathname);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/assets\/.*\.(js|css)$/.test(new URL(name).pathname));
  const found = await Promise.all(files.map((address) => caches.match(address)));
  return (
    keys.filter((path) => path.startsWith(`/api/appointments/${bookingId}/documents/`)).length === 2 &&
    keys.includes(`/api/appointments/${bookingId}`) &&
    files.length > 0 &&
    found.every((one) => one !== undefined)
  );
}

/** The patient reads the documents, also without a network. Returns the code for the pharmacy. */
async function readOffline(people: VisitPeople, { device, language }: Walker): Promise<string> {
  const { page, context, t } = await stage.side({ device, language, visitor: people.patient, offline: true });
  const open = async () => {
    await page.locator('.document-advice', { hasText: 'Kunywa maji mengi' }).waitFor();
    await page
      .getByText(`Augmentin625mg, ${dosageFormText({ form: 'tablet', strength: '625 mg' }, language)}`)
      .waitFor();
  };
  await page.goto(`/appointments/${people.bookingId}`);
  await open();
  await page.locator('.document-code svg').waitFor();
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: t('record.download') })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  // The second load goes through the service worker, which controls the page by then.
  await page.reload();
  await open();
  await expect.poll(() => page.evaluate(isKept, people.bookingId)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await open();
  await context.setOffline(false);
  const code = await page.locator('.document-code strong').innerText();

  await page.goto('/more');
  await page
    .getByRole('button', { name: t('nav.sign-out') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => caches.has('tabibu-personal'))).toBe(false);
  await context.close();
  return code;
}

/** A pharmacy looks the prescription up and dispenses it; a second pharmacy is refused. */
async function dispense(people: VisitPeople, code: string, { device, language }: Walker): Promise<void> {
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
  const give = async (at: Page, pharmacy: string, word: string) => {
    await at.locator('input[name=pharmacy]').fill(pharmacy);
    await at.locator('input[name=town]').fill('Morogoro');
    await at.getByRole('button', { name: t('verify.dispense') }).click();
    await at.getByRole('button', { name: t('verify.confirm-yes') }).click();
    await at.getByRole('heading', { name: word, exact: true }).waitFor();
  };
  // The first pharmacy gets a confirmation and still sees the medicines; the second one is refused.
  await give(page, 'Duka la Afya', t('verify.given'));
  await expect(page.getByText(t('verify.dispensed'))).toHaveCount(0);
  await page.locator('.medicines', { hasText: 'Augmentin625mg' }).waitFor();
  // The pharmacy sees the patient's allergies.
  await page.getByText('Penicillin, Amoxil').waitFor();
  expect(await violations(page)).toEqual([]);
  await give(other, 'Duka la Pili', t('verify.dispensed'));
  await expect(other.locator('.verify-state')).toContainText('Duka la Afya', { useInnerText: true });
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await context.close();

  const bare = await openContext(stage.browser, { origin: stage.origin, device, language, script: false });
  const reader = await bare.newPage();
  await reader.goto(page.url().replace(/^.*\/verify/, '/verify'));
  await expect(reader.locator('.verify-state')).toContainText('Duka la Afya', { useInnerText: true });
  await reader.goto('/verify/0123456789ABCDEFGHJK');
  await reader.getByRole('heading', { name: t('verify.unknown'), exact: true }).waitFor();
  await bare.close();
}

test('a doctor writes and signs, the patient reads with and without a network, a pharmacy dispenses once', async () => {
  const people = await aVisit(stage.product);
  await writeAndSign(people, ENGLISH_ON_DESKTOP);
  const code = await readOffline(people, SWAHILI_ON_PHONE);
  await dispense(people, code, FRENCH_ON_PHONE);
});
