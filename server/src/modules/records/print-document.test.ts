import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ITEM, NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { addDays, wallClock } from '../../platform/time.ts';
import { paperOf } from './print-document.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

const ZONE = 'Africa/Dar_es_Salaam';

/** The drawing commands of all pages. */
function drawingsOf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + 'stream\n'.length, pdf.indexOf('\nendstream', at))).toString('latin1'));
    } catch {
      // A font, or the end of a stream.
    }
  }
  return texts.join('\n');
}

/** Squares of one size that are drawn on the paper, as a picture in which each is a block of pixels. */
function pictureOf(drawing: string): { width: number; height: number; data: Uint8ClampedArray } {
  const rectangles = [...drawing.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)].map((match) => match.slice(1).map(Number) as [number, number, number, number]);
  const squares = rectangles.filter(([, , width, height]) => Math.abs(Math.abs(width) - Math.abs(height)) < 0.01 && Math.abs(width) < 8);
  const [size] = squares.map(([, , width]) => Math.abs(width)) as [number];
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const [SCALE, QUIET] = [4, 4];
  const modules = Math.round(Math.max(...squares.map(([x]) => x - left)) / size) + 1 + 2 * QUIET;
  const side = modules * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y] of squares) {
    const [column, row] = [Math.round((x - left) / size) + QUIET, Math.round((y - top) / size) + QUIET];
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const place = ((row * SCALE + Math.floor(pixel / SCALE)) * side + column * SCALE + (pixel % SCALE)) * 4;
      data.fill(0, place, place + 3);
    }
  }
  return { width: side, height: side, data };
}

describe('on paper', () => {
  test.each([
    ['note', NOTE], ['prescription', { items: [ITEM] }], ['referral', REFERRAL], ['sick-note', { from_day: '', to_day: '' }],
  ] as const)('a %s is a PDF whose QR code leads to its proof', async (kind, given) => {
    const people = await aVisit(product);
    const { day } = wallClock(product.clock.now(), ZONE);
    const content = kind === 'sick-note' ? { from_day: day, to_day: addDays(day, 2) } : given;
    expect((await signed(people, kind, content)).status).toBe(200);
    const document = (await documentOf(people, kind)).body.data;
    const cookie = [...people.patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const pdf = await product.app.inject({ method: 'GET', url: `/api/appointments/${people.bookingId}/documents/${document.id}/document.pdf`, headers: { host: 'localhost', cookie } });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const url = decodeQR(pictureOf(drawingsOf(pdf.rawPayload)));
    expect(url).toBe(`http://localhost:3000/verify/${document.code}`);
    expect((await product.visitor().get(new URL(url).pathname.replace('/verify/', '/api/verify/'))).body.data.kind).toBe(kind);
  });

  test.each([
    ['sw', 'Inatumika hadi', '4 tablets, kwa mdomo, 2 times a day, kwa siku 3', 'Idadi: 24 tablets. Kunywa na chakula', 'Daktari wa Moyo'],
    ['en', 'Valid until', '4 tablets, by mouth, 2 times a day, for 3 days', 'Quantity: 24 tablets. Kunywa na chakula', 'Cardiologist'],
    ['fr', "Valable jusqu'au", '4 tablets, par la bouche, 2 times a day, pendant 3 jours', 'Quantité\u00a0: 24 tablets. Kunywa na chakula', 'Cardiologue'],
  ] as const)('a prescription speaks %s', async (language, validUntil, how, more, specialty) => {
    const people = await aVisit(product);
    await signed(people, 'prescription', { items: [ITEM] });
    const { lines, items, blocks } = paperOf((await documentOf(people, 'prescription')).body.data, ZONE, language);
    expect(items).toEqual([{ name: 'Artemether lumefantrine, 20/120 mg tablet', how, more }]);
    expect(lines.map(([label]) => label)).toContain(validUntil);
    expect(lines.map(([, text]) => text)).toEqual(expect.arrayContaining(['Asha Juma', `Dkt. Neema Mushi, ${specialty}`]));
    expect(blocks).toEqual([]);
  });

  test('the diagnosis of a sick note is printed with consent only; a visit summary holds what was added', async () => {
    const people = await aVisit(product);
    const { day } = wallClock(product.clock.now(), ZONE);
    await signed(people, 'sick-note', { from_day: day, to_day: day, diagnosis: 'Malaria', show_diagnosis: false });
    const sick = (await documentOf(people, 'sick-note')).body.data;
    expect(JSON.stringify(paperOf(sick, ZONE, 'en'))).not.toContain('Malaria');
    expect(JSON.stringify(paperOf({ ...sick, sick_note: { ...sick.sick_note, show_diagnosis: true } }, ZONE, 'en'))).toContain('Malaria');
    await signed(people, 'note', { ...NOTE, follow_up_on: addDays(day, 9) });
    await people.doctor.post(`/api/doctor/visits/${people.bookingId}/note/addenda`, { text: 'Vipimo vimerudi' });
    const { lines, blocks } = paperOf((await documentOf(people, 'note')).body.data, ZONE, 'en');
    expect(blocks.map(([, text]) => text)).toEqual([NOTE.history, NOTE.findings, NOTE.assessment, NOTE.plan, 'Vipimo vimerudi']);
    expect(lines.map(([label]) => label)).toContain('Come again');
  });

  test('a letter that no font of the paper has is refused by name at the signing, and in an addendum; arrows and ɛ are printed', async () => {
    const people = await aVisit(product);
    const refused = await signed(people, 'note', { ...NOTE, plan: 'Dawa ሰላም' });
    expect([refused.status, refused.body.code, refused.body.params.letters]).toEqual([422, 'record-unprintable', 'ሰ ላ ም']);
    expect(refused.body.detail).toContain('ሰ ላ ም');
    const path = `/api/doctor/visits/${people.bookingId}/note`;
    expect((await people.doctor.put(path, { version: 1, ...NOTE, findings: 'Joto ↑ → ✓ ɛ ɔ' })).status).toBe(200);
    expect((await people.doctor.post(`${path}/sign`, { version: 2 })).status).toBe(200);
    expect((await people.doctor.post(`${path}/addenda`, { text: 'دواء' })).body.code).toBe('record-unprintable');
    const { id } = (await documentOf(people, 'note')).body.data;
    const cookie = [...people.patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const pdf = await product.app.inject({ method: 'GET', url: `/api/appointments/${people.bookingId}/documents/${id}/document.pdf`, headers: { host: 'localhost', cookie } });
    expect([pdf.statusCode, pdf.rawPayload.includes('DejaVuSans')]).toEqual([200, true]);
  });

  test('a cancelled prescription still prints, and says what it is', async () => {
    const people = await aVisit(product);
    await signed(people, 'prescription', { items: Array.from({ length: 12 }, () => ({ ...ITEM, instruction: 'x'.repeat(400) })) });
    await people.doctor.post(`/api/doctor/visits/${people.bookingId}/prescription/cancel`, { reason: 'Kosa' });
    const { id } = (await documentOf(people, 'prescription')).body.data;
    expect((await people.patient.get(`/api/appointments/${people.bookingId}/documents/${id}/document.pdf`)).status).toBe(200);
  });
});
