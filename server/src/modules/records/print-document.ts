import { timeZoneOf } from '@tabibu/contract/countries';
import type { DocumentBody } from '@tabibu/contract/documents';
import { itemText } from '@tabibu/contract/dose-words';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Context } from '../../platform/context.ts';
import { recentSpecialties } from '../doctors/index.ts';
import { CLAY, FAINT, LEAF, LINE, printLetter } from '../../platform/print/letterhead.ts';
import { dayText, whenText } from '../../platform/when-text.ts';
import { allergyLines } from './allergy-lines.ts';
import { factLines } from './fact-lines.ts';
import { patientDocumentOf } from './document-view.ts';
import { findSigned } from './read-document.ts';
import type { DocumentInput } from './read-document.ts';
import { showLong } from './verification-code.ts';

type Say = ReturnType<typeof speaker>;

/** In points. At this width a code of about 33 modules is 4 cm wide, enough for the camera of a cheap phone. */
const QR_WIDTH = 116;

/**
 * Returns one of the caller's own signed documents as PDF bytes in the caller's language, with the QR code that proves
 * it. Throws the same problems as `readDocument`.
 */
export async function printDocument(ctx: Context, input: DocumentInput): Promise<Buffer> {
  const row = await findSigned(ctx, input);
  const document = await patientDocumentOf(ctx, row);
  const specialty = (await recentSpecialties(ctx)).of(document.specialty_id).labels[ctx.language];
  return drawDocument(document, { zone: timeZoneOf(row.country), language: ctx.language, specialty });
}

interface Reader {
  readonly zone: string;
  readonly language: Language;
  /** The name of the doctor's specialty in that language. */
  readonly specialty: string;
}

/** Draws the PDF of a document. Times are those of the given zone. */
function drawDocument(document: DocumentBody, reader: Reader): Promise<Buffer> {
  const { zone, language } = reader;
  const say = speaker(language);
  const { lines, blocks, items } = paperOf(document, reader);
  return printLetter({
    title: say(`document.title.${document.kind}`),
    tagline: say('receipt.tagline'),
    language,
    date: new Date(document.signed_at),
    content: [
      ...standing(document, zone, language, say),
      rows(lines),
      ...items.map(item),
      ...blocks.map(block),
      proof(document, say),
    ],
    foot: say('document.foot'),
  });
}

export interface Paper {
  /** Label and text of each line. */
  readonly lines: readonly (readonly [string, string])[];
  /** Heading and text of each block. */
  readonly blocks: readonly (readonly [string, string])[];
  /** The medicines: name, how to take it, and further remarks. */
  readonly items: readonly { readonly name: string; readonly how: string; readonly more: string }[];
}

/** Returns everything that is printed of a document, except its proof. Leaves out what is not known. */
export function paperOf(document: DocumentBody, { zone, language, specialty }: Reader): Paper {
  const say = speaker(language);
  const { note, prescription, referral, sick_note: sick } = document;
  const day = (given: string | null) => (given === null ? '' : dayText(language, given));
  const lines: [string, string][] = [
    [say('document.patient'), document.patient_name],
    ...factLines(document.facts, language),
    ...allergyLines(prescription?.allergies ?? null, zone, language),
    [say('document.doctor'), [document.doctor_name, specialty].filter((part) => part !== '').join(', ')],
    [say('document.registration'), document.registration ?? ''],
    [say('document.issued'), whenText(language, new Date(document.signed_at), zone)],
    [say('document.valid-until'), day(document.valid_until)],
    [say('document.follow-up'), day(note?.follow_up_on ?? null)],
    [say('document.refer-to'), referral?.to_specialty ?? ''],
    [say('document.facility'), referral?.to_facility ?? ''],
    [say('document.urgency'), referral === null ? '' : say(`document.urgency.${referral.urgency}`)],
    [say('document.from-day'), day(sick?.from_day ?? null)],
    [say('document.to-day'), day(sick?.to_day ?? null)],
    [say('document.diagnosis'), sick?.show_diagnosis === true ? sick.diagnosis : ''],
  ];
  const blocks: [string, string][] = [
    [say('document.history'), note?.history ?? ''],
    [say('document.findings'), note?.findings ?? ''],
    [say('document.assessment'), note?.assessment ?? ''],
    [say('document.plan'), note?.plan ?? ''],
    ...(note?.addenda ?? []).map(({ text, author, added_at: at }): [string, string] => [
      say('document.addendum', { doctor: author, when: whenText(language, new Date(at), zone) }),
      text,
    ]),
    [say('document.reason'), referral?.reason ?? ''],
    [say('document.summary'), referral?.summary ?? ''],
    [sick === null ? '' : say('document.title.sick-note'), sick === null ? '' : say('document.rest')],
  ];
  const said = ([, text]: readonly [string, string]) => text !== '';
  return {
    lines: lines.filter(said),
    blocks: blocks.filter(said),
    items: (prescription?.items ?? []).map((one) => wordItem(one, language)),
  };
}

function wordItem(
  item: NonNullable<DocumentBody['prescription']>['items'][number],
  language: Language,
): Paper['items'][number] {
  const words = itemText(item, language);
  const more = [
    words.quantity === '' ? '' : speaker(language)('document.quantity', { quantity: words.quantity }),
    words.instruction,
  ];
  const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);
  return {
    name: joined([words.medicine, words.form], ', '),
    how: joined([words.dose, words.route, words.frequency, words.days, words.needed], ', '),
    more: joined(more, '. '),
  };
}

/** Returns the warning of a document that is no longer valid, in the colour of warnings; nothing for a valid one. */
function standing(document: DocumentBody, zone: string, language: Language, say: Say): Content[] {
  const dispensed = document.prescription?.dispensed ?? null;
  const sentence =
    document.state === 'cancelled'
      ? say('document.cancelled')
      : dispensed !== null
        ? say('document.dispensed', {
            pharmacy: dispensed.pharmacy,
            town: dispensed.town,
            when: whenText(language, new Date(dispensed.at), zone),
          })
        : document.state === 'expired'
          ? say('document.expired')
          : '';
  return sentence === '' ? [] : [{ text: sentence, bold: true, color: CLAY, fontSize: 12, margin: [0, 0, 0, 12] }];
}

function rows(lines: Paper['lines']): Content {
  return {
    table: {
      widths: [150, '*'],
      body: lines.map(([label, text]): TableCell[] => [{ text: label, color: FAINT }, { text }]),
    },
    layout: {
      hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  };
}

function item({ name, how, more }: Paper['items'][number], place: number): Content {
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    stack: [
      { text: `${place + 1}. ${name}`, bold: true, fontSize: 12 },
      { text: how, margin: [14, 1, 0, 0] },
      ...(more === '' ? [] : [{ text: more, color: FAINT, margin: [14, 1, 0, 0] as [number, number, number, number] }]),
    ],
  };
}

function block([heading, text]: readonly [string, string]): Content {
  return {
    margin: [0, 12, 0, 0],
    stack: [
      { text: heading, bold: true, color: LEAF },
      { text, margin: [0, 2, 0, 0] },
    ],
  };
}

function proof({ verify_url: url, code, short_code: short, doctor_name: doctor }: DocumentBody, say: Say): Content {
  const signed: Content = { text: say('document.signed-electronically', { doctor }), margin: [0, 0, 0, 6] };
  if (code === '') return { margin: [0, 22, 0, 0], stack: [signed] };
  return {
    unbreakable: true,
    margin: [0, 22, 0, 0],
    columns: [
      { qr: url, fit: QR_WIDTH, eccLevel: 'M', width: QR_WIDTH + 8 },
      {
        width: '*',
        margin: [10, 0, 0, 0],
        fontSize: 9.5,
        stack: [
          signed,
          { text: say('document.verify'), color: FAINT },
          { text: url, margin: [0, 0, 0, 6] },
          { text: [{ text: `${say('document.code')}: `, color: FAINT }, showLong(code)], margin: [0, 0, 0, 6] },
          { text: say('document.short-code'), color: FAINT },
          { text: short, bold: true, fontSize: 14 },
        ],
      },
    ],
  };
}
