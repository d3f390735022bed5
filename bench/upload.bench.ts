import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { aPdf } from '../server/test/application-makers.ts';
import { untilQuiet } from './browser/page-visit.ts';
import { PHONE, openPublicProduct } from './browser/public-product.ts';
import type { PublicProduct } from './browser/public-product.ts';
import type { Row } from './table.ts';

const QUALITY = { bitsPerSecond: 256_000, roundTrip: 200 };
const DOCUMENT = 2_000_000;
const BREAKS = [0.25, 0.5, 0.75];
const BREAK = 5_000;
/** What the page sends in one request on this line, in bytes (`web/src/api/uploads.ts`). */
const PART = 64 * 1024;
const MOST_TIME = 1.15;
const LONGEST = 900_000;

interface Upload {
  /** Milliseconds from choosing the documents until the page says of all that they were received. */
  readonly time: number;
  /** Bytes that the browser sent, including TLS. */
  readonly bytes: number;
}

/**
 * Measures how long the page of doctors who apply takes to hand in its four documents, 8 MB together, on a slow line
 * that breaks three times for five seconds, in comparison with the same line without breaks. One round each, because
 * each takes over four minutes.
 */
export async function measureUpload(): Promise<Row[]> {
  const open = await openPublicProduct(QUALITY, async () => () => undefined);
  try {
    const documents = await Promise.all(
      DOCUMENT_LABELS.map(() => aPdf(1, (pdf) => pdf.context.register(pdf.context.stream(randomBytes(DOCUMENT))))),
    );
    const whole = await handIn(open, documents, []);
    const broken = await handIn(open, documents, BREAKS);
    return rowsOf(whole, broken);
  } finally {
    await open.close();
  }
}

async function handIn(
  { browser, origin, link }: PublicProduct,
  documents: readonly Buffer[],
  breaks: readonly number[],
): Promise<Upload> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await openDocuments(page);
  // The service worker keeps its files first.
  await untilQuiet(page, () => link.bytesDown());
  const all = documents.reduce((sum, { length }) => sum + length, 0);
  const inputs = page.locator('input[type=file]:not([capture])');
  link.reset();
  const begun = performance.now();
  for (const [at, buffer] of documents.entries())
    await inputs.nth(at).setInputFiles({ name: `${at}.pdf`, mimeType: 'application/pdf', buffer });
  const received = page.locator('.join-kept').nth(documents.length - 1);
  const refused = page.locator('.field-error').first();
  const done = Promise.race([
    received.waitFor({ timeout: LONGEST }),
    refused.waitFor({ timeout: LONGEST }).then(async () => {
      throw new Error(`a document was refused: ${await refused.innerText()}`);
    }),
  ]);
  done.catch(() => undefined);
  for (const part of breaks) {
    while (link.bytesUp() < part * all && performance.now() - begun < LONGEST) await page.waitForTimeout(100);
    link.breakFor(BREAK);
  }
  await done;
  const upload = { time: performance.now() - begun, bytes: link.bytesUp() };
  await context.close();
  return upload;
}

/** Fills the steps before the documents. */
async function openDocuments(page: Page): Promise<void> {
  const next = page.locator('form[name=apply] button[type=submit]');
  await page.goto('/doctor/apply');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.locator('[name=full_name]').fill('Neema Mushi');
  await page.locator('[name=gender]').selectOption('Female');
  await next.click();
  await page.locator('[name=country]').selectOption('TZ');
  await page.locator('[name=phone]').fill('0754 123 456');
  await page.locator('[name=email]').fill('neema@example.org');
  await next.click();
  await page.locator('[name=specialty]').selectOption('cardiologist');
  await page.locator('[name=experience]').fill('7');
  await page.locator('[name=license_number]').fill('MCT 1234');
  await page.locator('[name=bio]').fill('Natunza mioyo.');
  await next.click();
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
}

function rowsOf(whole: Upload, broken: Upload): Row[] {
  const [seconds, peer] = [broken.time / 1000, whole.time / 1000];
  const again = (broken.bytes - whole.bytes) / 1000;
  // Every document has one part on its way when the line breaks.
  const inFlight = (BREAKS.length * DOCUMENT_LABELS.length * PART) / 1000;
  return [
    {
      what: 'Handing in 8 MB on 256 kbit/s with three breaks of five seconds',
      measured: `${seconds.toFixed(0)} s = ${(seconds / peer).toFixed(2)}×`,
      beside: `the same without breaks ${peer.toFixed(0)} s`,
      goal: `≤ ${MOST_TIME}×`,
      met: seconds / peer <= MOST_TIME,
      figures: [{ unit: 's', value: seconds, peer }],
    },
    {
      what: 'Handing in 8 MB with three breaks: sent a second time',
      measured: `${again.toFixed(0)} kB`,
      beside: `${inFlight.toFixed(0)} kB on their way when the line broke, at most`,
      goal: 'only these parts',
      met: again <= inFlight,
      figures: [
        { unit: 'kB', value: again, peer: inFlight },
        {
          part: 'everything sent',
          beside: 'the same without breaks',
          unit: 'kB',
          value: broken.bytes / 1000,
          peer: whole.bytes / 1000,
        },
      ],
    },
  ];
}
