import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { aPdf } from '../../../test/application-makers.ts';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import { inspectFile } from './inspect-file.ts';

async function keptOf(bytes: Buffer): Promise<Buffer> {
  const inspection = await inspectFile(async () => bytes);
  if ('refused' in inspection) throw new Error(`refused: ${inspection.refused}`);
  return inspection.bytes;
}

describe('of a PDF, what was judged is written anew', () => {
  test('with its pages, what they draw and their links, the same each time', async () => {
    const linked = await aPdf(1, (doc) => {
      const link = { S: 'URI', URI: PDFString.of('https://example.org') };
      const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: link };
      doc.getPage(0).node.set(PDFName.of('Annots'), doc.context.obj([annotation] as never));
    });
    const kept = await keptOf(linked);
    expect(kept).toEqual(await keptOf(linked));
    expect(await keptOf(kept)).toEqual(kept);
    const read = await readAsViewer(kept);
    expect(read).toMatchObject({ pages: 1, links: ['https://example.org/'] });
    const drawn = await aPdf(2, (doc) => doc.getPage(1).drawText('MCT 12345'));
    expect(await textOfPdf(await keptOf(drawn))).toEqual(['', 'MCT 12345']);
  });

  // Each file is harmless in the order of its bytes; its table of objects leads a viewer to the script.
  test.each<[string, string]>([
    ['an object that comes twice, of which the table names the first', `${SCRIPTED}\n5 0 obj\n<<>>\nendobj\n`],
    [
      'an object inside of a stream',
      `4 0 obj\n<</Length ${SCRIPTED.length + 1}>>\nstream\n${SCRIPTED}\n\nendstream\nendobj\n`,
    ],
    ['an object behind a comment', `%${SCRIPTED.replaceAll('\n', ' ')}\n`],
  ])('without the script of %s', async (_what, objects) => {
    const given = leadingTo(objects);
    expect(await readAsViewer(given)).toMatchObject({ pages: 1, script: ['app.alert(1)'] });
    expect(await readAsViewer(await keptOf(given))).toEqual({ pages: 1, links: [], script: [] });
  });
});

const SCRIPTED = '5 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj';

/** A PDF that runs object 5 when it is opened; its table says that the object stands where `SCRIPTED` does. */
function leadingTo(objects: string): Buffer {
  const start = '%PDF-1.7\n';
  const first = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n',
  ];
  const body = start + first.join('') + objects;
  const places = [...['1', '2', '3'].map((number) => body.indexOf(`${number} 0 obj`)), 0, body.indexOf('5 0 obj')];
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 ${place === 0 ? 'f' : 'n'} \n`);
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer\n<</Root 1 0 R/Size 6>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Returns what a viewer finds in a PDF: how many pages, where its links lead, and what it would run. */
async function readAsViewer(bytes: Buffer): Promise<{ pages: number; links: string[]; script: string[] }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const annotations = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
  const actions = (await document.getJSActions()) as Map<string, string[]> | null;
  return {
    pages: document.numPages,
    links: annotations.flatMap(({ url }) => url ?? []),
    script: [...(actions?.values() ?? [])].flat(),
  };
}
