import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { faultsOf } from '../server/test/fhir-shape.ts';
import { measure } from '../server/test/reading-makers.ts';
import { ITEM, aVisit, signed } from '../server/test/record-makers.ts';
import { SECTION_NAMES } from '../server/src/modules/own-copies/list-sections.ts';
import { HOUR } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

/** Asks for a file on the page, lets it be made, downloads it and returns what it says. */
async function fileAs({ page, t }: Side, format: 'json' | 'fhir', phone?: string): Promise<string> {
  await page.locator(`input[name=format][value=${format}]`).check();
  await page.getByRole('button', { name: t('own-data.ask') }).click();
  if (phone !== undefined) {
    await page.locator('input[name=code]').waitFor();
    await page.locator('input[name=code]').fill(await stage.codeSentTo(phone));
  }
  await page
    .getByText(t('own-data.making', { format: format.toUpperCase(), done: 0, parts: SECTION_NAMES.length }))
    .waitFor();
  await stage.product.settle();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('own-data.download-one', { format: format.toUpperCase() }) }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a patient takes the own data along as JSON and FHIR, finds visit, prescription and reading there, and deletes the account', async () => {
  const visit = await aVisit(stage.product, { more: { reason: 'Kifua kinauma' } });
  const { patient, bookingId } = visit;
  await signed(visit, 'prescription', { items: [ITEM] });
  await measure(patient, { measured_at: stage.product.clock.now().toISOString() });
  stage.product.clock.advance(HOUR);
  const side = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  const { page, t } = side;
  await page.goto(`${stage.origin}/more`);
  await page.getByRole('link', { name: t('more.own-data') }).click();
  await page.getByRole('heading', { name: t('own-data.agreed') }).waitFor();
  await page.getByText(t('own-data.withdraw-text')).waitFor();

  const json = JSON.parse(await fileAs(side, 'json', patient.phone));
  expect(json.appointments).toMatchObject([{ id: bookingId, reason: 'Kifua kinauma' }]);
  expect(json.documents).toMatchObject([
    { kind: 'prescription', prescription: { items: [{ medicine: ITEM.medicine }] } },
  ]);
  expect(json.readings).toMatchObject([{ kind: 'blood-pressure', values: { systolic: 128 } }]);
  // The proof of a moment ago still counts.
  const bundle = JSON.parse(await fileAs(side, 'fhir'));
  expect(faultsOf(bundle)).toEqual([]);
  const kinds = bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType);
  expect(kinds).toEqual(expect.arrayContaining(['Appointment', 'MedicationRequest', 'Observation']));
  // A button that is half under the bar while somebody scrolls is not too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: t('own-data.delete-link') }).click();
  await page.getByLabel(t('erase.sure')).check();
  await page.getByRole('button', { name: t('erase.confirm'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await patient.get('/api/me/exports')).status).toBe(401);
});
