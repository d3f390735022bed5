import { createRequire } from 'node:module';
import type * as pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { PAPER_FONTS, fontRuns } from './paper-letters.ts';

/** The design of all printed documents: one letterhead, one typeface, the colours of the product. */

const INK = '#12211C';
export const FAINT = '#4A5A54';
export const LEAF = '#0B6B50';
const TINT = '#E3F1EC';
const SUN = '#F0A22E';
export const CLAY = '#B5482A';
export const LINE = '#E6E0D6';

const MARGIN = 48;
const PAGE = { width: 595.28, height: 841.89 };
const BAND = 26;

const require = createRequire(import.meta.url);

type Printer = typeof pdfmake;
let printer: Printer | undefined;

/**
 * Loads the PDF library with the first document, because it needs much memory. It may read only its own fonts and must
 * not use the network.
 */
function openPrinter(): Printer {
  if (printer !== undefined) return printer;
  const opened = require('pdfmake') as Printer;
  const files: readonly string[] = Object.values(PAPER_FONTS).flatMap((font) => Object.values(font));
  opened.setLocalAccessPolicy((path) => files.includes(path));
  opened.setUrlAccessPolicy(() => false);
  opened.setFonts(PAPER_FONTS);
  printer = opened;
  return opened;
}

export interface Letter {
  readonly title: string;
  readonly tagline: string;
  readonly language: string;
  readonly date: Date;
  readonly content: Content[];
  readonly foot: string;
  /** The words with which each page says its number; without them no page does. */
  readonly pageText?: (page: number, pages: number) => string;
}

/**
 * Returns a letter as PDF bytes: A4, with letterhead above and a line of text at the foot, searchable and with embedded
 * fonts.
 */
export async function printLetter({
  title,
  tagline,
  language,
  date,
  content,
  foot,
  pageText,
}: Letter): Promise<Buffer> {
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [MARGIN, 132, MARGIN, 64],
    info: { title: `Tabibu – ${title}`, author: 'Tabibu', creator: 'Tabibu', producer: 'Tabibu', creationDate: date },
    language,
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 10.5, color: INK, lineHeight: 1.25 },
    header: {
      stack: [{ svg: wovenBand(), width: PAGE.width, absolutePosition: { x: 0, y: 0 } }, letterhead(tagline)],
      margin: [MARGIN, 52, MARGIN, 0],
    },
    footer: (page, pages) => ({
      text: pageText === undefined ? foot : `${foot}\n${pageText(page, pages)}`,
      color: FAINT,
      fontSize: 9,
      alignment: 'center',
      margin: [MARGIN, 20, MARGIN, 0],
    }),
    content: [{ text: title, fontSize: 22, bold: true, color: LEAF, margin: [0, 0, 0, 14] }, ...inItsFonts(content)],
  };
  return openPrinter().createPdf(definition).getBuffer();
}

/** Returns the content with each text split into runs whose font has the letters. */
function inItsFonts<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(inItsFonts) as Part;
  // A bare list of runs would be printed as a stack of lines.
  if (typeof part === 'string') return { text: lettersOf(part) } as Part;
  if (typeof part !== 'object' || part === null) return part;
  const inside = (value: unknown, key: string) =>
    key === 'text' && typeof value === 'string' ? lettersOf(value) : PARTS.has(key) ? inItsFonts(value) : value;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inside(value, key)])) as Part;
}

/** The properties of a content that hold other content. */
const PARTS: ReadonlySet<string> = new Set(['text', 'stack', 'columns', 'table', 'body']);

function lettersOf(text: string): string | { text: string; font: string }[] {
  const runs = fontRuns(text);
  return runs.length > 1 || runs[0]?.font === 'DejaVu' ? runs : (runs[0]?.text ?? '');
}

function letterhead(tagline: string): Content {
  return {
    columns: [
      { svg: MARK, width: 34 },
      {
        width: '*',
        margin: [10, 1, 0, 0],
        stack: [
          { text: 'Tabibu', fontSize: 17, bold: true, lineHeight: 1 },
          { text: tagline, color: FAINT, fontSize: 9.5 },
        ],
      },
    ],
  };
}

const MARK = `<svg viewBox="0 0 32 32" xmlns="http://www.w3.org/2000/svg"><rect width="32" height="32" rx="8" fill="${LEAF}"/>
<path d="M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7z" fill="#FFFFFF"/><path d="M16 11l5 5l-5 5l-5-5z" fill="${SUN}"/></svg>`;

/** Returns the woven band as SVG: diamonds in two colours between two edges. */
function wovenBand(): string {
  const step = BAND;
  const middle = BAND / 2;
  const diamonds = Array.from({ length: Math.ceil(PAGE.width / step) + 1 }, (_, index) => {
    const x = index * step;
    return `<path d="M${x} ${middle - 9}l9 9l-9 9l-9-9z" fill="${index % 2 === 0 ? LEAF : CLAY}"/><path d="M${x} ${middle - 4}l4 4l-4 4l-4-4z" fill="${SUN}"/>
<path d="M${x + middle} ${middle - 3}l3 3l-3 3l-3-3z" fill="${LEAF}"/>`;
  });
  return `<svg viewBox="0 0 ${PAGE.width} ${BAND}" xmlns="http://www.w3.org/2000/svg"><rect width="${PAGE.width}" height="${BAND}" fill="${TINT}"/>
<rect width="${PAGE.width}" height="2" fill="${LEAF}"/><rect y="${BAND - 2}" width="${PAGE.width}" height="2" fill="${LEAF}"/>${diamonds.join('')}</svg>`;
}
