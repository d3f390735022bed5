import { BOX, shapeOf } from '@tabibu/contract/curve-shape';
import type { CurveBody } from '@tabibu/contract/readings';
import type { Language } from '@tabibu/contract/languages';
import { readingText } from '@tabibu/contract/reading-text';
import { speaker } from '@tabibu/locales/server-speech';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { CLAY, FAINT, LEAF, LINE, printLetter } from '../../platform/print/letterhead.ts';
import { dayText, monthText, whenText } from '../../platform/when-text.ts';
import type { Report } from './read-report.ts';
import { lastDayOf } from './rules.ts';
import type { KindSummary } from './rules.ts';

interface Reader {
  /** Whose report it is. */
  readonly name: string;
  readonly zone: string;
  readonly language: Language;
  readonly now: Date;
}

type Say = ReturnType<typeof speaker>;

/** The width of a curve in points, and the colours of its lines in the order of the values. */
const CURVE_WIDTH = 420;
const COLOURS = [LEAF, CLAY, FAINT];
const colourOf = (place: number) => COLOURS[place % COLOURS.length]!;
/** The widths of columns: words first and then numbers, or words only. */
const NUMBERS = ['*', 62, 62, 62];
const COUNTS = ['*', 58, 58, 58, 72];
const WORDS = ['*', 150, 90];
const USUAL = '#E3F1EC';

/** Draws a report as PDF bytes, with the curves as vectors. Times are those of the zone. */
export function drawReport(report: Report, { name, zone, language, now }: Reader): Promise<Buffer> {
  const say = speaker(language);
  const { month, summaries, doses, appointments } = report;
  const hasBands = summaries.some(({ outside }) => outside !== null);
  return printLetter({
    title: say('month-paper.title', { month: monthText(language, month) }),
    tagline: name,
    language,
    date: now,
    content: [
      { text: name, bold: true, fontSize: 13 },
      {
        text: say('month-paper.period', {
          first: dayText(language, `${month}-01`),
          last: dayText(language, lastDayOf(month)),
        }),
        color: FAINT,
      },
      ...summaries.flatMap((summary) => kindPart(summary, { say, language, zone })),
      ...(hasBands ? [{ text: say('month-paper.draft'), color: FAINT, margin: [0, 8, 0, 0] } satisfies Content] : []),
      ...part(say('month-paper.doses'), COUNTS, [
        ['what', 'due', 'taken', 'skipped', 'open'].map((word) => head(say(`month-paper.${word as 'what'}`))),
        ...doses.map(({ due_of: what, due, taken, skipped }) => [
          cell(whatText(what, say)),
          ...[due, taken, skipped, due - taken - skipped].map((count) => cell(String(count))),
        ]),
      ]),
      ...part(say('month-paper.appointments'), WORDS, [
        ['when', 'with', 'state'].map((word) => head(say(`month-paper.${word as 'when'}`))),
        ...appointments.map(({ startsAt, doctor, state }) => [
          cell(whenText(language, startsAt, zone)),
          cell(doctor),
          cell(say('export.state', { state })),
        ]),
      ]),
    ],
    foot: say('reading.foot'),
    pageText: (page, pages) => say('month-paper.page', { page, pages }),
  });
}

/** What is due in words; for a doctor, who reads no names, all of it together. */
function whatText(what: Report['doses'][number]['due_of'], say: Say): string {
  if (what === null) return say('month-paper.all');
  if (what.kind === 'medicine') return [what.name, what.dose].filter((part) => part !== '').join(', ');
  return say('month-paper.measuring', { kind: say(`reading.${what.reading}`) });
}

interface Speech {
  readonly say: Say;
  readonly language: Language;
  readonly zone: string;
}

/** Table and curve of a kind stand on one page; a line of the curve has the colour of its value. */
function kindPart(
  { kind, count, outside, urgent, values, curve }: KindSummary,
  { say, language, zone }: Speech,
): Content[] {
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  const counted = say('month-paper.count', { count });
  const spread = outside === null ? '' : ` ${say('month-paper.outside', { outside, urgent: urgent.length })}`;
  const table = part(say(`reading.${kind}`), NUMBERS, [
    ['value', 'lowest', 'middle', 'highest'].map((word) => head(say(`month-paper.${word as 'value'}`))),
    ...values.map(({ name, lowest, middle, highest }, place): TableCell[] => [
      { text: say(`month-paper.${name as 'systolic'}`), color: colourOf(place) },
      ...[lowest, middle, highest].map((value) => cell(number(value))),
    ]),
  ]);
  return [
    {
      unbreakable: true,
      stack: [...table, { text: `${counted}${spread}`, margin: [0, 4, 0, 4] }, ...curvePart(curve, number)],
    },
    ...urgent.map((reading): Content => {
      const when = whenText(language, new Date(reading.measured_at), zone);
      return { text: `${say('month-paper.urgent')}: ${when} – ${readingText(reading, say, language)}`, color: CLAY };
    }),
  ];
}

/** Draws a curve with at least two readings, with its least and greatest value beside it. */
function curvePart(curve: CurveBody, number: (value: number) => string): Content[] {
  const shape = shapeOf(curve);
  if (shape === null) return [];
  const scale = CURVE_WIDTH / BOX.width;
  const mark = (value: number, y: number): Content => ({
    text: number(value),
    fontSize: 8,
    color: FAINT,
    relativePosition: { x: 0, y: y * scale - 5 },
  });
  return [
    {
      margin: [0, 4, 0, 4],
      stack: [...shape.marks.map(({ value, y }) => mark(value, y)), { svg: svgOf(shape), width: CURVE_WIDTH }],
    },
  ];
}

function svgOf({ usual, lines }: NonNullable<ReturnType<typeof shapeOf>>): string {
  const width = BOX.width - BOX.left;
  const areas = usual.map(
    ({ y, height }) => `<rect x="${BOX.left}" y="${y}" width="${width}" height="${height}" fill="${USUAL}"/>`,
  );
  const paths = lines.map(({ path, last: [x, y] }, place) => {
    const colour = colourOf(place);
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1"/><circle cx="${x}" cy="${y}" r="2" fill="${colour}"/>`;
  });
  return `<svg viewBox="0 0 ${BOX.width} ${BOX.height}" xmlns="http://www.w3.org/2000/svg">${areas.join('')}${paths.join('')}</svg>`;
}

const head = (text: string): TableCell => ({ text, color: FAINT, fontSize: 9 });
const cell = (text: string): TableCell => ({ text });

/** A heading with a table; nothing if the table has a head only. */
function part(title: string, widths: (string | number)[], body: TableCell[][]): Content[] {
  if (body.length < 2) return [];
  const layout = { hLineWidth: () => 0.6, vLineWidth: () => 0, hLineColor: () => LINE, paddingLeft: () => 0 };
  return [
    { text: title, bold: true, fontSize: 13, margin: [0, 16, 0, 6] },
    { table: { headerRows: 1, widths, body }, layout },
  ];
}
