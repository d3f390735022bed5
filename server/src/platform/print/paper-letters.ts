import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Decides which letters printed documents can contain, and in which font. A letter without a font would be printed as
 * an empty box that nobody notices.
 */

const require = createRequire(import.meta.url);

const ROBOTO = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const DEJAVU = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/**
 * The first font is the normal one. The second prints runs of letters that the first lacks: arrows, ticks, IPA and
 * African letters (ɛ ɔ).
 */
export const PAPER_FONTS = {
  Roboto: { normal: join(ROBOTO, 'Roboto-Regular.ttf'), bold: join(ROBOTO, 'Roboto-Medium.ttf') },
  DejaVu: { normal: join(DEJAVU, 'DejaVuSans.ttf'), bold: join(DEJAVU, 'DejaVuSans-Bold.ttf') },
} as const;

export type PaperFont = keyof typeof PAPER_FONTS;

interface OpenFont {
  hasGlyphForCodePoint(point: number): boolean;
}
let opened: Readonly<Record<PaperFont, OpenFont>> | undefined;

/** Opens the fonts with the first document, because they need memory. */
function fonts(): Readonly<Record<PaperFont, OpenFont>> {
  const { openSync } = require('fontkit') as { openSync: (path: string) => OpenFont };
  opened ??= { Roboto: openSync(PAPER_FONTS.Roboto.normal), DejaVu: openSync(PAPER_FONTS.DejaVu.normal) };
  return opened;
}

/** Right-to-left letters count as unprintable: the library lays text out from left to right only. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Characters that are invisible in print. */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F]/gu;

function fontOf(letter: string): PaperFont | undefined {
  if (/\s/.test(letter)) return 'Roboto';
  if (RIGHT_TO_LEFT.test(letter)) return undefined;
  return (Object.keys(PAPER_FONTS) as PaperFont[]).find((font) =>
    fonts()[font].hasGlyphForCodePoint(letter.codePointAt(0)!),
  );
}

/** Returns the letters of a text that no font can print, each once. */
export function unprintableLetters(text: string): string[] {
  return [...new Set(text.normalize('NFC').replace(INVISIBLE, ''))].filter((letter) => fontOf(letter) === undefined);
}

/** Thirty characters, the longest part of a word that fits into a table cell even in capitals. */
const LONG = /[^\s/\u200B]{30}(?=[^\s/]{5})/g;

/**
 * Splits a text into runs of one font each and allows long words to break. A letter without a font becomes U+FFFD, the
 * sign for a missing character.
 */
export function fontRuns(text: string): { text: string; font: PaperFont }[] {
  const runs: { text: string; font: PaperFont }[] = [];
  for (const letter of text.normalize('NFC').replace(INVISIBLE, '').replace(LONG, '$&\u200B')) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    const seen = font === undefined ? { text: '\uFFFD', font: 'DejaVu' as const } : { text: letter, font };
    if (last?.font === seen.font || (last !== undefined && /\s/.test(letter))) last.text += seen.text;
    else runs.push(seen);
  }
  return runs;
}
