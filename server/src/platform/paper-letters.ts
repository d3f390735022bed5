import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Which letters our papers can print, and with which font: what no font has would be an empty box that nobody notices. */

const require = createRequire(import.meta.url);

const ROBOTO = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const DEJAVU = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** The first one is the type of our papers; runs of letters that it lacks are printed with the second: arrows, ticks, IPA and African letters (ɛ ɔ). */
export const PAPER_FONTS = {
  Roboto: { normal: join(ROBOTO, 'Roboto-Regular.ttf'), bold: join(ROBOTO, 'Roboto-Medium.ttf') },
  DejaVu: { normal: join(DEJAVU, 'DejaVuSans.ttf'), bold: join(DEJAVU, 'DejaVuSans-Bold.ttf') },
} as const;

export type PaperFont = keyof typeof PAPER_FONTS;

interface OpenFont { hasGlyphForCodePoint(point: number): boolean }
let opened: Readonly<Record<PaperFont, OpenFont>> | undefined;

/** Opened with the first paper, like the library that prints. */
function fonts(): Readonly<Record<PaperFont, OpenFont>> {
  const { openSync } = require('fontkit') as { openSync: (path: string) => OpenFont };
  opened ??= { Roboto: openSync(PAPER_FONTS.Roboto.normal), DejaVu: openSync(PAPER_FONTS.DejaVu.normal) };
  return opened;
}

/** Words from right to left would come out in the wrong order: the library lays out from left to right only. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Nothing of these is seen. */
const UNSEEN = /[\p{Cf}\uFE00-\uFE0F]/gu;

function fontOf(letter: string): PaperFont | undefined {
  if (/\s/.test(letter)) return 'Roboto';
  if (RIGHT_TO_LEFT.test(letter)) return undefined;
  return (Object.keys(PAPER_FONTS) as PaperFont[]).find((font) => fonts()[font].hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** The letters of a text that no paper of ours can print, each once. */
export function unprintableLetters(text: string): string[] {
  return [...new Set(text.normalize('NFC').replace(UNSEEN, ''))].filter((letter) => fontOf(letter) === undefined);
}

/** The longest part of a word that is narrow enough for a cell of a table, also in capitals. */
const LONG = /[^\s/\u200B]{30}(?=[^\s/]{5})/g;

/** A text in runs of one font each. Long words may break; a letter that nothing prints is shown as one that is missing. */
export function runsOf(text: string): { text: string; font: PaperFont }[] {
  const runs: { text: string; font: PaperFont }[] = [];
  for (const letter of text.normalize('NFC').replace(UNSEEN, '').replace(LONG, '$&\u200B')) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    const seen = font === undefined ? { text: '\uFFFD', font: 'DejaVu' as const } : { text: letter, font };
    if (last?.font === seen.font || (last !== undefined && /\s/.test(letter))) last.text += seen.text;
    else runs.push(seen);
  }
  return runs;
}
