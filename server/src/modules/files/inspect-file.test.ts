import { deflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFContext } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPdf, aPhoto } from '../../../test/application-makers.ts';
import { EICAR } from '../../../test/eicar.ts';
import * as inspection from './inspect-file.ts';
import type { Refusal } from './inspect-file.ts';

const inspectFile = (bytes: Buffer) => inspection.inspectFile(async () => bytes);

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const ZIP = Buffer.from('504b0304140000000000', 'hex');

let photo: Buffer;
let png: Buffer;
let pdf: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
  png = await sharp(photo).png().toBuffer();
  pdf = await aPdf(2);
});

const refusalOf = async (bytes: Buffer): Promise<Refusal | 'kept'> => {
  const inspection = await inspectFile(bytes);
  return 'refused' in inspection ? inspection.refused : 'kept';
};

describe('a document is kept', () => {
  test('if it is a JPEG, encoded anew without metadata and without what was appended', async () => {
    expect(photo.includes('SECRET-PHONE')).toBe(true);
    const inspection = await inspectFile(Buffer.concat([photo, ZIP, SVG]));
    if (!('kind' in inspection)) throw new Error('refused');
    expect(inspection.kind).toBe('jpeg');
    for (const hidden of ['SECRET-PHONE', '<script', 'PK']) expect(inspection.bytes.includes(hidden)).toBe(false);
    expect(await sharp(inspection.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
  });

  test('if it is a PNG or a PDF that only draws', async () => {
    expect(await inspectFile(png)).toMatchObject({ kind: 'png' });
    expect(await inspectFile(pdf)).toMatchObject({ kind: 'pdf' });
    expect(await inspectFile(await aPdf(50))).toMatchObject({ kind: 'pdf' });
  });
});

describe('a document is refused', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, Refusal]>([
    ['a program', () => Buffer.from('MZ\u0090\u0000'), 'kind'],
    ['the test file of scanners', () => EICAR, 'kind'],
    ['a drawing with script', () => SVG, 'kind'],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['an archive', () => ZIP, 'kind'],
    ['a GIF', () => Buffer.from('GIF89a'), 'kind'],
    ['nothing but zeros', () => Buffer.alloc(100), 'kind'],
    ['a PDF behind other bytes', () => Buffer.concat([Buffer.from('MZ'), pdf]), 'kind'],
    ['a PDF with an archive behind it', () => Buffer.concat([pdf, ZIP]), 'damaged'],
    ['a drawing that calls itself PNG', () => Buffer.concat([png.subarray(0, 8), SVG]), 'damaged'],
    ['a PNG that calls itself JPEG', () => Buffer.concat([photo.subarray(0, 3), png]), 'damaged'],
    ['half a photo', () => photo.subarray(0, photo.length / 2), 'damaged'],
    ['half a PNG', () => png.subarray(0, png.length / 2), 'damaged'],
    ['half a PDF', () => pdf.subarray(0, pdf.length / 2), 'damaged'],
    ['a PNG of 50,000 × 50,000 pixels', () => hugePng(), 'damaged'],
    ['a PDF of 51 pages', () => aPdf(51), 'pages'],
    ['a PDF with script', () => aPdf(1, (doc) => doc.addJavaScript('a', 'app.alert(1)')), 'active'],
    ['a PDF with a file inside', () => aPdf(1, (doc) => doc.attach(EICAR, 'eicar.txt')), 'active'],
    [
      'a PDF that starts a program',
      () => aPdf(1, (doc) => doc.catalog.set(OPEN_ACTION, launch(doc.context))),
      'active',
    ],
    [
      'a PDF whose script nothing refers to',
      () => aPdf(1, (doc) => doc.context.register(doc.context.obj({ JS: PDFString.of('app.alert(1)') }))),
      'active',
    ],
    ['a PDF whose object stream unpacks to 300 MB', () => bombPdf(), 'damaged'],
  ])('that is %s', async (_what, make, refusal) => {
    expect(await refusalOf(await make())).toBe(refusal);
  });

  test('whatever byte of it was changed: it is refused, or what is kept holds pixels only', async () => {
    let seed = 42;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 12; round += 1) {
      const changed = Buffer.from(round % 2 === 0 ? photo : png);
      for (let byte = 0; byte < 8; byte += 1) changed[8 + random(changed.length - 8)] = random(256);
      const inspection = await inspectFile(changed);
      if ('kind' in inspection) expect(await sharp(inspection.bytes).metadata()).toHaveProperty('width');
      else expect(['damaged', 'kind']).toContain(inspection.refused);
    }
  });
});

const OPEN_ACTION = PDFName.of('OpenAction');
const launch = (context: PDFContext) => context.obj({ S: 'Launch', F: 'calc.exe' });

/** A PNG of a few hundred bytes whose header claims 2.5 gigapixels. */
function hugePng(): Buffer {
  const header = Buffer.from(png);
  header.writeUInt32BE(50_000, 16);
  header.writeUInt32BE(50_000, 20);
  return header;
}

/** A PDF of 300 kB whose object stream claims two objects and unpacks to 300 MB of spaces. */
function bombPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, ' '));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n',
    ),
    Buffer.from(`3 0 obj\n<</Type/ObjStm/N 2/First 10/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n'),
  ]);
}
