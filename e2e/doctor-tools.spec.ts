import { expect, test } from '@playwright/test';
import { anAppointment, at } from '../server/test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../server/test/doctor-makers.ts';
import { builtScript } from './built-script.ts';
import { OwnStage } from './own-stage.ts';
import { dashboardOf } from './doctor-steps.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, ENGLISH_ON_PHONE, FRENCH_ON_PHONE, SWAHILI_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();
const MINUTE = 60_000;

test.describe('the tools of a doctor', () => {
  // The clock is set to 8:00 of the next day in the doctor's time zone, whatever the real time is.
  test.beforeEach(() => {
    stage.product.clock.set(new Date(Date.parse(at(stage.product, 1, '08:00'))));
  });

  test('new notifications are counted on the tab as they arrive and appear in the unread list (DOC-DASH-15)', async () => {
    const { device, language } = ENGLISH_ON_DESKTOP;
    const { browser: visitor, id } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(dashboardOf(device));
    const tab = page.locator('.console-tabs a[href$="tab=notifications"]');
    await page.locator('.day-figures dd').first().waitFor();
    await expect(tab.locator('.tab-count')).toHaveCount(0);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '11:00'));
    await stage.product.settle();
    await page.getByRole('link', { name: t('bell.unread-said', { count: 1 }) }).waitFor();
    await expect(tab.locator('.tab-count')).toHaveText(/^1/, { useInnerText: true });
    expect(await violations(page)).toEqual([]);

    await tab.click();
    await page.getByRole('link', { name: t('bell.unread', { count: 1 }) }).click();
    const unread = page.locator('article.notification.unread');
    await expect(unread).toHaveCount(1);
    await anAppointment(stage.product, await stage.product.patient(), id, at(stage.product, 1, '12:00'));
    await stage.product.settle();
    await expect(unread).toHaveCount(2);
    await page.getByRole('link', { name: t('bell.unread', { count: 2 }) }).waitFor();
    await unread.first().getByRole('button').click();
    await expect(unread).toHaveCount(1);
    await expect(tab.locator('.tab-count')).toHaveText(/^1/, { useInnerText: true });
    await context.close();
  });

  test('patients of later today are told of a delay; from ten minutes before its start the consultation opens from the list (DOC-DASH-09)', async () => {
    const { device, language } = FRENCH_ON_PHONE;
    const doctor = await aWorkingDoctor(stage.product);
    const startsAt = at(stage.product, 0, '11:00');
    const id = await anAppointment(stage.product, await stage.product.patient(), doctor.id, startsAt);
    const { page, context, t } = await stage.side({ device, language, visitor: doctor.browser });
    await page.goto(dashboardOf(device));
    const ask = async (minutes: number, button: 'day.late-tell' | 'day.late-change' = 'day.late-tell') => {
      await page.getByRole('button', { name: t(button) }).click();
      await page.getByText(t('day.late-minutes', { minutes }), { exact: true }).click();
      await page.getByText(t('day.late-who', { count: 1 })).waitFor();
      await page.getByRole('button', { name: t('day.late-yes'), exact: true }).click();
    };
    await ask(5);
    await page.getByRole('button', { name: t('day.late-undo'), exact: true }).click();
    await page.getByRole('button', { name: t('day.late-undo'), exact: true }).waitFor({ state: 'detached' });
    for (const [minutes, button] of [
      [30, 'day.late-tell'],
      [0, 'day.late-change'],
    ] as const) {
      await ask(minutes, button);
      await page.getByRole('button', { name: t('day.late-undo'), exact: true }).waitFor();
      stage.product.clock.advance(30_000);
      await stage.product.settle();
      await page.reload();
    }
    await page.getByText(t('day.late-again', { time: '' }).slice(0, 20)).waitFor();
    await expect(page.getByRole('button', { name: t('day.late-tell') })).toHaveCount(0);
    await context.close();

    stage.product.clock.set(new Date(Date.parse(startsAt) - 5 * MINUTE));
    const later = await stage.side({ device, language, visitor: await signInAsDoctor(stage.product, doctor.phone) });
    await later.page.goto(`${dashboardOf(device)}?tab=appointments`);
    await later.page
      .locator('article.day-card')
      .getByRole('link', { name: later.t('day.start') })
      .click();
    await later.page.waitForURL((url) => url.pathname === `/call/${id}`);
    await later.context.close();
  });

  test('a button of a part that is pressed before the code of the part has loaded acts once it has', async () => {
    const { device, language } = FRENCH_ON_PHONE;
    const doctor = await aWorkingDoctor(stage.product);
    await anAppointment(stage.product, await stage.product.patient(), doctor.id, at(stage.product, 0, '11:30'));
    const { page, context, t } = await stage.side({ device, language, visitor: doctor.browser });
    const screen = Promise.withResolvers<void>();
    const part = Promise.withResolvers<void>();
    const overview = builtScript('src/doctor/overview/overview-tab.tsx');
    const isPart = (url: string) => url.endsWith(overview);
    await context.route('**/assets/*.js', async (route) => {
      await (isPart(route.request().url()) ? part : screen).promise;
      await route.continue();
    });
    const partAsked = page.waitForRequest((request) => isPart(request.url()));
    await page.goto(dashboardOf(device), { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('day.late-tell') }).click();
    screen.resolve();
    await partAsked;
    part.resolve();
    await page.getByText(t('day.late-minutes', { minutes: 5 }), { exact: true }).waitFor();
    await context.close();
  });

  test('copied hours stay unsaved while another tab is open and can then be saved; days off can be added and removed', async () => {
    const { device, language } = SWAHILI_ON_DESKTOP;
    const { browser: visitor } = await aWorkingDoctor(stage.product);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=profile&view=availability`);
    await page.getByRole('button', { name: t('weekday.sunday') }).click();
    await page.getByRole('button', { name: t('availability.close-day') }).click();
    await page.getByRole('button', { name: t('availability.copy'), exact: true }).click();
    await page.getByRole('button', { name: t('availability.copy-now', { count: 5 }) }).click();
    await page.getByRole('link', { name: t('day.tab-earnings') }).click();
    await page.locator('.earnings-balance').waitFor();
    await page.goBack();
    await page.getByText(t('availability.unsaved')).waitFor();
    await page.getByRole('button', { name: t('availability.save') }).click();
    await page.getByText(t('availability.saved')).waitFor();
    const { slots } = (await visitor.get('/api/doctor/availability')).body.data;
    expect([slots.sunday, slots.monday, slots.friday]).toEqual([[], [], []]);
    expect(slots.saturday).toHaveLength(18);

    const day = at(stage.product, 20, '12:00').slice(0, 10);
    await page.locator('.off-form input[type=date]').first().fill(day);
    await page.getByRole('button', { name: t('off.add') }).click();
    await page.locator('.off-list li').waitFor();
    expect((await visitor.get('/api/doctor/time-off')).body.data.time_off).toMatchObject([{ from: day, to: day }]);
    await page.locator('.off-list li').getByRole('button').click();
    await page.getByText(t('off.none')).waitFor();
    expect((await visitor.get('/api/doctor/time-off')).body.data.time_off).toEqual([]);
    await context.close();
  });

  test('before hours with bookings are closed, the page asks', async () => {
    const { device, language } = ENGLISH_ON_PHONE;
    const { browser: visitor, id } = await aWorkingDoctor(stage.product);
    const startsAt = at(stage.product, 3, '10:00');
    await anAppointment(stage.product, await stage.product.patient(), id, startsAt);
    const { page, context, t } = await stage.side({ device, language, visitor });
    await page.goto(`${dashboardOf(device)}?tab=profile&view=availability`);
    await page.locator('.off-form input[type=date]').first().fill(startsAt.slice(0, 10));
    const add = page.getByRole('button', { name: t('off.add') });
    await add.click();
    await page.getByText(t('booked.what', { count: 1 })).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('booked.keep-open') }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect((await visitor.get('/api/doctor/time-off')).body.data.time_off).toEqual([]);
    await add.click();
    await page.getByRole('button', { name: t('booked.close-hours') }).click();
    await page.locator('.off-list li').waitFor();
    expect((await visitor.get('/api/doctor/time-off')).body.data.time_off).toHaveLength(1);
    expect((await visitor.get('/api/doctor/appointments')).body.data.appointments).toMatchObject([
      { status: 'confirmed' },
    ]);
    await context.close();
  });
});
