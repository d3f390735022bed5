import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { REASON, openRecord } from '../server/test/break-glass-makers.ts';
import { Payloads } from '../server/test/security/free-texts.ts';
import { writeNames, writeTexts } from '../server/test/security/write-texts.ts';
import { OwnStage } from './own-stage.ts';
import { settling } from './settling.ts';
import { NOTHING, watchContext } from './watch-context.ts';

const stage = new OwnStage();

/** Texts of people from outside that stand somewhere in the console, as they were written. */
const IN_THE_CONSOLE = [
  'applications.answer text',
  'applications.apply bio',
  'applications.apply full_name',
  'applications.apply license_number',
  'applications.apply region',
  'applications.submit-form bio',
  'applications.submit-form full_name',
  'applications.submit-form license_number',
  'applications.submit-form region',
  'complaints.reply-to-answer message',
  'complaints.write-complaint first_name',
  'complaints.write-complaint last_name',
  'complaints.write-complaint message',
  'complaints.write-complaint subject',
  'doctors.save-profile bio.en',
  'doctors.save-profile full_name',
  'identity.change-me full_name',
  'identity.request-code full_name',
  'passkeys.rename name',
  'records.add-addendum text',
  'records.save-note assessment',
  'records.save-note findings',
  'records.save-note history',
  'records.save-note plan',
  'records.save-visit-allergies items[].substance',
];

test('no text of a patient, doctor or applicant runs as code in the console, on their own pages or on public ones (V-07)', async () => {
  const { product } = stage;
  const texts = new Payloads();
  const places = await writeTexts({ product, texts });
  await writeNames({ product, texts });
  const { administrator, patient, doctor, doctorId, bookingId, codes } = places;
  const opened = await openRecord(administrator, patient.accountId, REASON);
  expect(opened.status, opened.text).toBe(201);
  const { page, context, t } = await stage.side({ device: 'desktop', language: 'en', visitor: administrator });
  const seen = await watchContext(context, stage.origin);
  const read = new Reader(page);

  await page.goto('/admin/dashboard');
  const sections = await read.linksOf('nav');
  expect(sections.length).toBeGreaterThan(15);
  const begun = new Set<string>();
  // Each section, and once each thing that it leads to: every case, application, licence and complaint.
  for (const queue = [...sections, '/admin/dashboard/payments/received']; queue.length > 0;) {
    const address = queue.shift()!;
    if (begun.has(address)) continue;
    begun.add(address);
    await read.visit(address);
    if (!/\/dashboard\/[\w-]+\/[\w-]{6,}$/.test(address)) queue.push(...(await read.linksOf('main')));
    if (address.endsWith('/doctors')) {
      for (const edit of await page.getByRole('button', { name: t('doctors-desk.edit') }).all()) {
        await edit.click();
        await page.locator('dialog[open] textarea').waitFor();
        await read.look();
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    }
    if (address.endsWith('/record-access')) {
      const papers = page.getByRole('button', { name: t('glass.read') });
      // A button goes when its paper is open.
      while ((await papers.count()) > 0) await papers.first().click();
      await page.getByText(texts.written.get('records.add-addendum text')!).waitFor();
      await read.look();
    }
  }
  expect([...begun].filter((address) => address.includes('/cases/')).length).toBeGreaterThan(2);

  const own = { patient: ['/', '/appointments', `/appointments/${bookingId}`, '/more', '/more/health', '/contact'] };
  for (const [visitor, addresses] of [
    [patient, own.patient],
    [
      doctor,
      ['overview', 'appointments', 'earnings', 'notifications', 'profile'].map(
        (tab) => `/doctor/mobile-dashboard?tab=${tab}`,
      ),
    ],
    [undefined, [`/doctors/${doctorId}`, ...codes.map((code) => `/verify/${code}`)]],
  ] as const) {
    const side = await stage.side({ device: 'phone', language: 'en', ...(visitor && { visitor }) });
    const theirs = await watchContext(side.context, stage.origin);
    const reader = new Reader(side.page);
    for (const address of addresses) await reader.visit(address);
    expect({ who: addresses[0], ...theirs }).toEqual({ who: addresses[0], ...NOTHING });
    expect(reader.made).toEqual([]);
  }

  expect(seen).toEqual(NOTHING);
  expect(read.made).toEqual([]);
  const shown = [...texts.written].filter(([, text]) => read.text.includes(text)).map(([key]) => key);
  expect(shown).toEqual(expect.arrayContaining(IN_THE_CONSOLE));
});

/** Opens pages, sets off what runs on hover, and keeps all text that was on them. */
class Reader {
  text = '';
  /** Elements and addresses that a text has made. */
  readonly made: string[] = [];
  readonly page: Page;
  readonly #settle: () => Promise<void>;

  constructor(page: Page) {
    this.page = page;
    this.#settle = settling(page);
  }

  async visit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.locator('main').waitFor();
    await this.#settle();
    await this.look();
  }

  async look(): Promise<void> {
    const { text, made } = await this.page.evaluate(() => {
      for (const element of document.querySelectorAll('main *'))
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      const fields = [...document.querySelectorAll('input, textarea')].map(
        (field) => (field as HTMLInputElement).value,
      );
      const wrong = document.querySelectorAll('img[src="x"], [onerror], a[href^="javascript:"]');
      return {
        text: [document.body.textContent, document.title, ...fields].join('\n'),
        made: [...wrong].map((element) => `${location.pathname}: ${element.outerHTML}`),
      };
    });
    this.text += text;
    this.made.push(...made);
  }

  /** The addresses of the console that a part of the page links to. */
  linksOf(part: 'nav' | 'main'): Promise<string[]> {
    return this.page
      .locator(`${part} a[href^="/admin/dashboard"]`)
      .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
  }
}
