import { expect, test } from '@playwright/test';
import { anApplication, filesOfBothKinds, moreApplications } from '../server/test/application-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { HOUR } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();
let phones = 0;
const freshPhone = () => `082 300 ${String((phones += 1)).padStart(4, '0')}`;
const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** Fills in what the register says of the licence. */
async function fillLicence({ page }: Side): Promise<void> {
  await page.locator('[name=registered_name]').fill('T. Nkosi');
  await page.locator('[name=expires_on]').fill('2099-03-31');
}

const searchFor = async (name: string): Promise<number> =>
  (await stage.product.visitor().get(`/api/doctors?country=ZA&q=${encodeURIComponent(name)}`)).body.length;

test('S43: an administrator reads the documents on a phone and approves with notes; the badge drops', async () => {
  const named = { phone: freshPhone(), full_name: 'Zanele Dube', license_number: 'MP0999001' };
  const { application } = await anApplication(stage.product, named, await filesOfBothKinds());
  const visitor = await aMemberOfStaff(stage.product, 'administrator');
  const side = await stage.side({ device: 'phone', language: 'en', dark: true, visitor });
  const { page } = side;
  await page.goto('/admin/dashboard/applications');
  const badge = page.locator('a[href="/admin/dashboard/applications"] .section-count');
  const before = Number.parseInt(await badge.innerText(), 10);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Review: Zanele Dube' }).click();
  await page.locator('.review-paper canvas[data-drawn="1"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const next = page.getByRole('button', { name: 'Next document' });
  while (await next.isEnabled()) await next.click();
  const picture = page.locator('.review-paper img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  // Each opening has a link of its own, which names its moment.
  stage.product.clock.advance(1000);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`application-${application.number}-professional-photo.jpeg`);

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await fillLicence(side);
  await page.locator('[name=notes]').fill('Found in the register.');
  await page.locator('dialog button[type=submit]').click();
  await page.locator('.notice.success').waitFor();
  await expect
    .poll(async () => ((await badge.count()) === 0 ? 0 : Number.parseInt(await badge.innerText(), 10)))
    .toBe(before - 1);
  await expect(page.locator('.review-history')).toContainText('Found in the register.', { useInnerText: true });
  expect(await searchFor('Zanele Dube')).toBe(1);
  expect(await violations(page)).toEqual([]);
});

test('S67: staff search, filter and page eleven applications, move one with notes, and visibility follows', async () => {
  const form = {
    phone: freshPhone(),
    full_name: 'Candidate A',
    bio: MARKUP,
    region: '<b>Gauteng</b>',
    license_number: '<i>MP</i>0123456',
  };
  const { application } = await anApplication(stage.product, form, await filesOfBothKinds());
  await moreApplications(
    stage.product,
    application.id,
    [...'BCDEFGHIJK'].map((letter) => `Candidate ${letter}`),
  );
  stage.product.clock.advance(HOUR);
  const visitor = await aMemberOfStaff(stage.product, 'staff-admin');
  await visitor.post(
    `/api/applications/${application.id}/question`,
    { question: MARKUP },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const side = await stage.side({ device: 'desktop', language: 'en', visitor });
  const { page } = side;
  await page.goto('/staff/dashboard/applications');
  await page.locator('[name=q]').fill('candidate');
  await page.getByText('Showing 1-5 of 11').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Showing 6-10 of 11').waitFor();
  await page.getByText('page 2 of 3').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[name=status]').selectOption('in_review');
  await page.getByText('Showing 1-1 of 1').waitFor();
  await expect(page.locator('.review-table')).toContainText(MARKUP, { useInnerText: true });
  await page.locator('[name=q]').fill('nobody at all');
  await page.getByText('No applications found.').waitFor();
  await page.locator('[name=q]').fill('candidate a');

  await page.getByRole('link', { name: 'Review: Candidate A' }).click();
  await page.locator('.review-paper canvas[data-drawn="1"]').waitFor();
  for (const words of [MARKUP, '<b>Gauteng</b>', '<i>MP</i>0123456'])
    await expect(page.locator('.portal-main')).toContainText(words, { useInnerText: true });
  await page.getByRole('link', { name: 'Back to applications' }).click();

  const select = page.getByLabel('Change status: Candidate A');
  await select.selectOption('approved');
  await page.locator('[name=number]').fill('MP0123456');
  await fillLicence(side);
  await page.locator('dialog button[type=submit]').click();
  await page.getByText('No applications found.').waitFor();
  expect(await searchFor('Candidate A')).toBe(1);
  await page.locator('[name=status]').selectOption('approved');
  await select.selectOption('rejected');
  await page.getByText('No appointment is booked with this doctor').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[name=notes]').fill('Suspended.');
  await page.locator('dialog button[type=submit]').click();
  await page.getByText('No applications found.').waitFor();
  expect(await searchFor('Candidate A')).toBe(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
