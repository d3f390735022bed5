import { expect, test } from '@playwright/test';
import { aCall } from '../server/test/call-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

for (const { device, language } of [
  { device: 'phone', language: 'sw' },
  { device: 'desktop', language: 'en' },
] as const)
  test(`W09: a doctor marks an appointment as completed by hand, and its patient says that it did not take place; an administrator decides (${device}, ${language})`, async () => {
    const { patient, doctor, bookingId } = await aCall(stage.product, 10);
    const desk = await stage.side({ device, language, visitor: doctor });
    await desk.page.goto(`/call/${bookingId}`);
    await desk.page.getByRole('button', { name: desk.t('room.complete') }).click();
    await desk.page.getByText(desk.t('room.complete-note', { name: 'Asha Juma' })).waitFor();
    expect(await violations(desk.page)).toEqual([]);
    await desk.page.getByRole('button', { name: desk.t('room.complete-yes') }).click();
    await desk.page.getByRole('button', { name: desk.t('room.complete'), exact: true }).waitFor({ state: 'detached' });
    await stage.product.settle();

    const home = await stage.side({ device, language, visitor: patient });
    await home.page.goto(`/appointments/${bookingId}`);
    await home.page.getByText(home.t('claim.title'), { exact: true }).waitFor();
    expect(await violations(home.page)).toEqual([]);
    await home.page.getByRole('button', { name: home.t('claim.contest'), exact: true }).click();
    await home.page.getByRole('button', { name: home.t('claim.yes'), exact: true }).click();
    await home.page.getByText(home.t('stage.patient-contested.sentence')).waitFor();
    await home.page.reload();
    await home.page.getByText(home.t('stage.patient-contested.sentence')).waitFor();
    await expect(home.page.getByRole('button', { name: home.t('claim.contest'), exact: true })).toHaveCount(0);
    await expect(home.page.locator('.status', { hasText: home.t('stage.patient-contested.chip') })).toHaveCount(1);
    await expect(home.page.getByRole('heading', { name: home.t('review.title') })).toHaveCount(0);
    await desk.page.goto('/doctor/dashboard?tab=earnings');
    await desk.page.getByText(desk.t('money.held-contested')).waitFor();
    expect(await violations(desk.page)).toEqual([]);

    await stage.product.settle();
    const administrator = await aMemberOfStaff(stage.product, 'administrator');
    const office = await stage.side({ device, language, visitor: administrator });
    await office.page.goto('/admin/dashboard/cases');
    await office.page.locator('.case-row', { hasText: office.t('cases.kind-contested-consultation') }).click();
    const decision = device === 'phone' ? 'refund' : 'keep';
    await office.page.getByRole('button', { name: office.t(`cases.do-${decision}`) }).click();
    expect(await violations(office.page)).toEqual([]);
    await office.page.getByRole('button', { name: office.t('cases.confirm') }).click();
    await office.page.getByText(office.t(`cases.done-${decision}`)).waitFor();
    expect(await violations(office.page)).toEqual([]);
    await stage.product.settle();
    const after = decision === 'refund' ? 'overturned' : 'completed';
    await home.page.reload();
    await home.page.locator('.status', { hasText: home.t(`stage.patient-${after}.chip`) }).waitFor();
    expect(await violations(home.page)).toEqual([]);
    for (const { context } of [desk, home, office]) await context.close();
  });
