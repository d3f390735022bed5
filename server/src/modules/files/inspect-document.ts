import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type * as pdfLibrary from '@cantoo/pdf-lib';
import type { PDFDict, PDFDocument, PDFObject } from '@cantoo/pdf-lib';

/**
 * A program of its own: reads a document from standard input, judges it by its content and writes the verdict as one
 * line of JSON, followed by what to keep: the document written anew from what was judged. Nobody else's reading of the
 * bytes that came can then find something in them that this one did not. It runs apart, with limits on memory and time,
 * because decoders of pictures and PDF are where a hostile file does harm (U-03).
 */

const MOST_PIXELS = 40_000_000;
const MOST_PAGES = 50;
/** The longest side of a stored picture; the print of a licence is readable at this size. */
const LONGEST_SIDE = 3000;

/** Names in a PDF that run, carry or send something. Everything else in it is only drawn. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EmbeddedFile', 'EF', 'RichMedia', 'XFA', 'AA'];
const ACTIVE_KINDS = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'EmbeddedFile',
];

type Verdict =
  | { readonly kind: 'pdf' | 'jpeg' | 'png' }
  | { readonly refused: 'kind' | 'damaged' | 'pages' | 'active' };

// Only what the document needs is loaded.
type PdfLibrary = typeof pdfLibrary;

const bytes = await buffer(process.stdin);
const { verdict, written } = await judge(bytes);
const line = Buffer.from(`${JSON.stringify(verdict)}\n`);
let rest = Buffer.concat(written === undefined ? [line] : [line, written]);
while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));

interface Judged {
  readonly verdict: Verdict;
  /** What to keep; undefined if the document is refused. */
  readonly written?: Uint8Array;
}

async function judge(document: Buffer): Promise<Judged> {
  const kind = kindOf(document);
  if (kind === undefined) return { verdict: { refused: 'kind' } };
  try {
    if (kind === 'pdf') return await judgePdf(document);
    return { verdict: { kind }, written: await redraw(document, kind) };
  } catch {
    return { verdict: { refused: 'damaged' } };
  }
}

/** Returns the kind that the first bytes name. A file that begins with anything else is no document. */
function kindOf(document: Buffer): 'pdf' | 'jpeg' | 'png' | undefined {
  if (/^%PDF-[12]\.\d/.test(document.subarray(0, 8).toString('latin1'))) return 'pdf';
  if (document.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg';
  if (document.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  return undefined;
}

/**
 * Decodes every pixel and encodes the picture anew: without place, time, device, thumbnail or anything appended. Throws
 * for a damaged, truncated or too large picture.
 */
async function redraw(document: Buffer, kind: 'jpeg' | 'png'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const image = sharp(document, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });
  const { format } = await image.metadata();
  if (format !== kind) throw new Error(`named ${kind}, but is ${format}`);
  const upright = image
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return kind === 'jpeg' ? upright.jpeg({ quality: 85 }).toBuffer() : upright.png().toBuffer();
}

/**
 * Parses every object of a PDF, also those that nothing refers to and those in compressed object streams, and writes
 * its pages with what they draw into a new one. Viewers read a PDF by its table of objects and this library from its
 * beginning to its end; of the two, only what the library read is kept. Throws if an object cannot be read, if the PDF
 * is encrypted, or if something follows its end.
 */
async function judgePdf(document: Buffer): Promise<Judged> {
  const tail = document.subarray(document.lastIndexOf('%%EOF') + 5);
  if (!document.includes('%%EOF') || !/^\s*$/.test(tail.toString('latin1'))) throw new Error('has no clean end');
  const library = await import('@cantoo/pdf-lib');
  const pdf = await library.PDFDocument.load(document, { throwOnInvalidObject: true, updateMetadata: false });
  if (hasActive(library, pdf)) return { verdict: { refused: 'active' } };
  const pages = pdf.getPageCount();
  if (pages < 1 || pages > MOST_PAGES) return { verdict: { refused: 'pages' } };
  const anew = await library.PDFDocument.create({ updateMetadata: false });
  for (const page of await anew.copyPages(pdf, pdf.getPageIndices())) anew.addPage(page);
  const written = await anew.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  return { verdict: { kind: 'pdf' }, written };
}

function hasActive(library: PdfLibrary, { context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => isActive(library, object));
}

/** Returns whether an object, or one nested in it, runs, carries or sends something. */
function isActive(library: PdfLibrary, object: PDFObject): boolean {
  const { PDFArray, PDFDict, PDFStream } = library;
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const value = next instanceof PDFStream ? next.dict : next;
    if (value instanceof PDFArray) waiting.push(...value.asArray());
    if (!(value instanceof PDFDict)) continue;
    if (isActiveDict(library, value)) return true;
    waiting.push(...value.values());
  }
  return false;
}

function isActiveDict({ PDFName }: PdfLibrary, dict: PDFDict): boolean {
  return dict.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (ACTIVE_KEYS.includes(name)) return true;
    return (name === 'S' || name === 'Type') && value instanceof PDFName && ACTIVE_KINDS.includes(value.decodeText());
  });
}
