import { expect, test } from '@playwright/test';
import { aDoctor, anAppointment, at } from '../server/test/booking-makers.ts';
import { write } from '../server/test/complaint-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { aSubscription } from '../server/test/subscription-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { cutOff } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import { settling } from './settling.ts';
import { switchLanguage } from './switch-language.ts';
import { announce } from './work-words.ts';

const WIDTH = 320;
const stage = new OwnStage();
let administrator: Visitor;

/** A row in most lists, with names that are long. */
test.beforeAll(async () => {
  const { product } = stage;
  const patient = await product.patient({ full_name: 'Mwanaidi Nyirahabimana wa Mwakyusambile' });
  const doctorId = await aDoctor(product, { fullName: 'Dkt. Jean-Baptiste Ndayishimiye wa Mwakyusambile' });
  await anAppointment(product, patient, doctorId, at(product, 2, '09:00'));
  await aSubscription(product, patient);
  await write(patient, { subject: 'Daktari hakupiga simu kwa muda tuliokubaliana' });
  administrator = await aMemberOfStaff(product, 'administrator');
  await announce(product, administrator);
});

test('every section of the console fits a window of 320 pixels in each language, and nothing is cut off', async () => {
  const { page } = await stage.side({ device: 'phone', language: 'sw', visitor: administrator });
  await page.setViewportSize({ width: WIDTH, height: 640 });
  const settle = settling(page);
  await page.goto('/admin/dashboard');
  const links = page.locator('.portal-nav a');
  const sections = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(sections.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const section of sections) {
    await page.goto(section);
    await page.locator('main h1').waitFor();
    await settle();
    for (const language of ['en', 'fr', 'sw'] as const) {
      await switchLanguage(page, language);
      await settle();
      found.push(...(await page.evaluate(cutOff, WIDTH)).map((what) => `${section}, ${language}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});
