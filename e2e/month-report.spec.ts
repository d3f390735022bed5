import { expect, test } from '@playwright/test';
import { measure } from '../server/test/reading-makers.ts';
import { aVisit } from '../server/test/record-makers.ts';
import { textOfPdf } from '../server/test/text-of-pdf.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

/** Reads the paper behind a link of the page, as the browser fetches it. */
async function paperBehind({ page }: Side, place: string): Promise<string> {
  const address = await page.locator(place).first().getAttribute('href');
  const reply = await page.request.get(address!);
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  return (await textOfPdf(await reply.body())).join(' ');
}

test('the report of a month is read from My health by the patient, and beside the visit by the doctor', async () => {
  const visit = await aVisit(stage.product);
  await measure(visit.patient, { measured_at: stage.product.clock.now().toISOString() });
  const patient = await stage.side({ ...SWAHILI_ON_PHONE, visitor: visit.patient });
  const { page, t } = patient;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${stage.origin}/more/health`);
  await page.getByRole('heading', { name: t('month-report.title') }).waitFor();
  const own = await paperBehind(patient, '.month-reports a');
  expect(own).toContain('Ripoti ya mwezi');
  expect(own).toContain('Namba ya juu (mmHg) 128 128 128');
  expect(own).toContain('imefanyika');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const doctor = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: visit.doctor });
  await doctor.page.goto(`${stage.origin}/doctor/visits/${visit.bookingId}`);
  await doctor.page.getByText(doctor.t('month-report.of-visit')).waitFor();
  expect(await paperBehind(doctor, '.visit-reports a')).toContain('Upper number (mmHg) 128 128 128');
  expect(await violations(doctor.page)).toEqual([]);
});
