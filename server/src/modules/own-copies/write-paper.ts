import { timeZoneOf } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { formatMoney } from '@tabibu/contract/currencies';
import { readingText } from '@tabibu/contract/reading-text';
import { speaker } from '@tabibu/locales/server-speech';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Context } from '../../platform/context.ts';
import { FAINT, LINE, printLetter } from '../../platform/print/letterhead.ts';
import { dayText, whenText } from '../../platform/when-text.ts';
import { paperOf } from '../records/index.ts';
import { listOwnPlans } from '../subscriptions/index.ts';
import { SECTIONS, SECTION_NAMES } from './list-sections.ts';
import type { Progress, RowOf } from './list-sections.ts';

/** A page is drawn in memory, so it shows the newest of each part; the JSON file has all. */
const MOST = 150;

type Line = readonly [label: string, text: string];

interface Reader {
  readonly ctx: Context;
  readonly say: ReturnType<typeof speaker>;
  readonly when: (at: Date | string) => string;
}

/** Yields one readable document of what is held about a person, in the language in which it was asked for. */
export async function* writePaper(ctx: Context, progress: Progress): AsyncGenerator<Buffer> {
  const say = speaker(ctx.language);
  const zone = timeZoneOf(ctx.country);
  const reader = { ctx, say, when: (at: Date | string) => whenText(ctx.language, new Date(at), zone) };
  const content: Content[] = [{ text: say('export.what', { most: MOST }), color: FAINT }];
  for (const part of PARTS) {
    content.push(...(await part(reader)));
    await progress();
  }
  yield await printLetter({
    title: say('export.title'),
    tagline: say('export.tagline'),
    language: ctx.language,
    date: ctx.clock.now(),
    content,
    foot: say('export.foot'),
  });
  // The parts that a page leaves out count as written.
  for (let left = PARTS.length; left < SECTION_NAMES.length; left += 1) await progress();
}

const PARTS: readonly ((reader: Reader) => Promise<Content[]>)[] = [
  account,
  family,
  health,
  readings,
  appointments,
  documents,
  payments,
  plans,
];

/** Returns the last rows of a part, newest first: most parts yield the oldest first. */
async function newest<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const kept: Row[] = [];
  for await (const row of rows) {
    kept.push(row);
    if (kept.length > MOST) kept.shift();
  }
  return kept.toReversed();
}

/** Returns the first rows of a part that yields the newest first. */
async function first<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const kept: Row[] = [];
  for await (const row of rows) if (kept.push(row) >= MOST) break;
  return kept;
}

const heading = (text: string): Content => ({ text, bold: true, fontSize: 13, margin: [0, 18, 0, 6] });

function table(title: string, lines: readonly Line[]): Content[] {
  const body = lines
    .filter(([, text]) => text !== '')
    .map(([label, text]): TableCell[] => [{ text: label, color: FAINT }, { text }]);
  if (body.length === 0) return [];
  const layout = { hLineWidth: () => 0.6, vLineWidth: () => 0, hLineColor: () => LINE, paddingLeft: () => 0 };
  return [heading(title), { table: { widths: [170, '*'], body }, layout }];
}

async function account({ ctx, say, when }: Reader): Promise<Content[]> {
  const [row] = await first(SECTIONS.account(ctx));
  if (row === undefined) return [];
  return table(say('export.account'), [
    [say('export.name'), row.full_name],
    [say('export.phone'), row.phone],
    [say('export.email'), row.email ?? ''],
    [say('export.opened'), when(row.created_at)],
  ]);
}

async function family({ ctx, say, when }: Reader): Promise<Content[]> {
  const rows = (await newest(SECTIONS.family(ctx))).filter(({ removed_at: removed }) => removed === null);
  return table(
    say('export.family'),
    rows.map(({ name, consented_at: at }) => [name, say('export.agreed', { when: when(at) })]),
  );
}

/** The names of the people of the file by their ids; the person of the account is first. */
async function namesById(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for await (const { id, full_name: name } of SECTIONS.account(ctx)) names.set(id, name);
  for await (const { id, name } of SECTIONS.family(ctx)) names.set(id, name);
  return names;
}

async function health({ ctx, say }: Reader): Promise<Content[]> {
  const names = await namesById(ctx);
  const lines: Line[] = [];
  for await (const { person_id: id, birth_date: birth, sex, weight_kg: weight } of SECTIONS.facts(ctx))
    lines.push([
      names.get(id) ?? '',
      [
        birth?.value ?? '',
        sex?.value ? say(`facts.sex.${sex.value}`) : '',
        typeof weight?.value === 'number'
          ? say('facts.weight-on', { weight: String(weight.value), day: dayText(ctx.language, weight.said_on) })
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    ]);
  for await (const { person_id: id, counts, status, items } of SECTIONS.allergies(ctx))
    if (counts)
      lines.push([
        `${say('export.allergies')}, ${names.get(id) ?? ''}`,
        status === 'none-known'
          ? say('export.no-allergies')
          : items
              .map(({ substance, reaction }) => (reaction === '' ? substance : `${substance} (${reaction})`))
              .join(', '),
      ]);
  return table(say('export.health'), lines);
}

async function readings({ ctx, say, when }: Reader): Promise<Content[]> {
  const names = await namesById(ctx);
  return table(
    say('export.readings'),
    (await first(SECTIONS.readings(ctx))).map((reading) => [
      when(reading.measured_at),
      [
        names.get(reading.person_id) ?? '',
        say(`reading.${reading.kind}`),
        readingText(reading, say, ctx.language),
      ].join(', '),
    ]),
  );
}

async function appointments({ ctx, say, when }: Reader): Promise<Content[]> {
  return table(
    say('export.appointments'),
    (await newest(SECTIONS.appointments(ctx))).map((row) => [
      when(row.starts_at ?? row.created_at),
      [row.doctor ?? '', say('export.state', { state: row.state }), row.reason ?? '']
        .filter((part) => part !== '')
        .join(', '),
    ]),
  );
}

async function documents(reader: Reader): Promise<Content[]> {
  const rows = await first(SECTIONS.documents(reader.ctx));
  const parts = rows.flatMap((row) => documentOf(reader, row));
  return parts.length === 0 ? [] : [heading(reader.say('export.documents')), ...parts];
}

function documentOf({ ctx, say }: Reader, row: RowOf<'documents'>): Content[] {
  if (row.altered) return [];
  const { lines, items, blocks } = paperOf(
    { ...row, qr: null },
    { zone: timeZoneOf(row.country), language: ctx.language, specialty: '' },
  );
  return [
    ...table(say(`document.title.${row.kind}`), lines),
    ...items.map(({ name, how, more }): Content => ({
      text: [name, how, more].filter((part) => part !== '').join(' – '),
    })),
    ...blocks.map(([label, text]): Content => ({ text: `${label}: ${text}`, margin: [0, 4, 0, 0] })),
  ];
}

async function payments({ ctx, say, when }: Reader): Promise<Content[]> {
  return table(
    say('export.payments'),
    (await newest(SECTIONS.receipts(ctx))).map((row) => [
      when(row.paid_at),
      [
        row.number,
        row.description,
        formatMoney({ amount: row.amount, currency: row.currency as Currency }, ctx.language),
      ].join(', '),
    ]),
  );
}

async function plans({ ctx, say, when }: Reader): Promise<Content[]> {
  return table(
    say('export.plans'),
    (await listOwnPlans(ctx)).map(({ title, starts_at: starts, ends_at: ends }) => [
      title,
      `${when(starts)} – ${when(ends)}`,
    ]),
  );
}
