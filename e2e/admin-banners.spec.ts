import { expect, test } from '@playwright/test';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const pictureAt = (name: string) => `${stage.product.sandboxUrl}/sandbox/pictures/${name}`;

test('a new banner is on another phone at its next load; without a title it is refused; Reset to Default restores the four; a broken picture leaves the coloured banner (S50)', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: administrator });
  const save = page.getByRole('button', { name: t('staff.save-changes') });
  await page.goto('/admin/dashboard/banners');
  await page.getByRole('button', { name: t('banners.add') }).click();
  const added = page.locator('.banner-item').last();
  await added.getByLabel(t('banners.address')).fill(pictureAt('whole.png'));
  await added.getByRole('button', { name: t('banners.fetch') }).click();
  await added.locator('.banner img').waitFor();
  for (const [language, title] of [
    ['en', 'Vaccines for every child'],
    ['fr', 'Des vaccins pour tous'],
  ] as const)
    await added.getByLabel(t('banners.title', { language })).fill(title);
  await save.click();
  await page.getByText(t('banners.incomplete')).waitFor();
  const swahili = added.getByLabel(t('banners.title', { language: 'sw' }));
  await expect(swahili).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await swahili.fill('Chanjo kwa kila mtoto');
  await save.click();
  await page.getByText(t('banners.saved')).waitFor();

  const phone = await stage.side(SWAHILI_ON_PHONE);
  const banners = phone.page.locator('.banner');
  await phone.page.goto('/');
  const fifth = banners.filter({ hasText: 'Chanjo kwa kila mtoto' });
  await fifth.waitFor({ state: 'attached' });
  await expect(banners).toHaveCount(5);
  await fifth.locator('img').waitFor({ state: 'attached' });
  await phone.page.route('**/api/pictures/**', (route) => route.abort());
  await phone.page.reload();
  await fifth.scrollIntoViewIfNeeded();
  await fifth.locator('img').waitFor({ state: 'detached' });
  await expect(fifth).toHaveText('Chanjo kwa kila mtoto');

  await page.getByRole('button', { name: t('banners.reset') }).click();
  await save.click();
  await page.getByText(t('banners.saved')).waitFor();
  await phone.page.reload();
  await banners.nth(3).waitFor({ state: 'attached' });
  await expect(banners).toHaveText(([1, 2, 3, 4] as const).map((number) => phone.t(`home.banner-${number}`)));
});

test('the hero banner: an empty and a broken URL are refused, a valid one is previewed and then stands on the web home (S51)', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ ...SWAHILI_ON_DESKTOP, visitor: administrator });
  const guest = await stage.side(SWAHILI_ON_DESKTOP);
  await guest.page.goto('/');
  await expect(guest.page.locator('.has-hero')).toHaveCount(0);
  await page.goto('/admin/dashboard/hero-banner');
  await page.getByText(t('banners.guidelines')).waitFor();
  await page.getByText(t('banners.hero-none')).waitFor();
  expect(await violations(page)).toEqual([]);
  const update = page.getByRole('button', { name: t('banners.hero-update') });
  const address = page.getByLabel(t('banners.address'));
  const refusals = page.locator('.notice.danger');
  await update.click();
  const empty = await refusals.innerText();
  await address.fill(pictureAt('cut.png'));
  await update.click();
  await expect(refusals).not.toHaveText(empty, { useInnerText: true });

  await address.fill(pictureAt('whole.png'));
  await page.getByRole('button', { name: t('banners.hero-preview') }).click();
  await page.locator('.hero-frame img').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('banners.exit-preview') }).click();
  await page.locator('.hero-frame img').waitFor({ state: 'detached' });
  await update.click();
  await page.getByText(t('banners.hero-saved')).waitFor();
  await page.locator('.hero-frame img').waitFor();
  await guest.page.reload();
  const shown = guest.page.locator('.has-hero img');
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/api/pictures/');
});
