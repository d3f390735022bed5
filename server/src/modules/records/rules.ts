import { SICK_NOTE_DAYS, WRITING_DAYS } from '@tabibu/contract/visit-documents';
import type {
  DocumentKind,
  NoteContentBody,
  PrescriptionItemBody,
  ReferralContentBody,
  SickNoteContentBody,
} from '@tabibu/contract/visit-documents';
import type { DocumentSummaryBody } from '@tabibu/contract/documents';
import { DAY, addDays, instantOf, later } from '../../platform/time.ts';

/** The content of each kind of document. */
export interface Contents {
  readonly note: NoteContentBody;
  readonly prescription: { readonly items: readonly PrescriptionItemBody[] };
  readonly referral: ReferralContentBody;
  readonly 'sick-note': SickNoteContentBody;
}

/** A follow-up may be at most this many days from today. */
const FOLLOW_UP_DAYS = 366;
/** The reminder is sent this many days before the follow-up, at `REMIND_AT` in the patient's time zone. */
const REMIND_DAYS_BEFORE = 2;
const REMIND_AT = '09:00';
const [DAY_BEGINS, DAY_ENDS] = ['08:00', '20:00'];

const notIn = (content: object, names: readonly string[]): string[] =>
  names.filter((name) => ((content as Record<string, unknown>)[name] ?? '') === '');

function missingInItem(item: PrescriptionItemBody, place: number): string[] {
  const fields = notIn(item, ['medicine', 'form', 'dose', 'frequency']);
  if (item.days === null && !item.as_needed) fields.push('days');
  return fields.map((field) => `items.${place}.${field}`);
}

/** Returns the names of the fields that are still needed before a document can be signed; empty when it is complete. */
export function missingFields<Kind extends DocumentKind>(kind: Kind, content: Contents[Kind]): string[] {
  const missing: { [Key in DocumentKind]: (given: Contents[Key]) => string[] } = {
    note: (note) => notIn(note, ['history', 'assessment', 'plan']),
    prescription: ({ items }) => (items.length === 0 ? ['items'] : items.flatMap(missingInItem)),
    referral: (referral) => notIn(referral, ['to_specialty', 'reason']),
    'sick-note': (sick) => [
      ...notIn(sick, ['from_day', 'to_day']),
      ...(sick.show_diagnosis ? notIn(sick, ['diagnosis']) : []),
    ],
  };
  return missing[kind](content);
}

/** Returns whether a day can be a follow-up: after today and within a year. Days are those of the patient's country. */
export function isFollowUpDay(day: string, today: string): boolean {
  return day > today && day <= addDays(today, FOLLOW_UP_DAYS);
}

/**
 * Returns whether the days of a sick note are allowed: it begins on the day of the appointment or later, does not end
 * before it begins, and ends at most 14 days from today.
 */
export function areSickDays(
  from: string,
  to: string,
  { visitDay, today }: { visitDay: string; today: string },
): boolean {
  return from >= visitDay && from <= to && to <= addDays(today, SICK_NOTE_DAYS);
}

/**
 * Returns when the patient is reminded of a follow-up: at nine o'clock of the zone, two days before it, or on the day
 * after the signing if that is later. Returns null when that is not before the day of the follow-up, or when the clock
 * of the zone skips that time. Days are those of the zone.
 */
export function reminderOf(followUpOn: string, signedOn: string, zone: string): Date | null {
  const day = [addDays(followUpOn, -REMIND_DAYS_BEFORE), addDays(signedOn, 1)].toSorted().at(-1)!;
  return day < followUpOn ? instantOf(day, REMIND_AT, zone) : null;
}

/** Returns whether a local time, 'HH:MM', is too early or too late for a message that can wait. */
export function isNight(time: string): boolean {
  return time < DAY_BEGINS || time >= DAY_ENDS;
}

/** Returns until when documents of an appointment may be begun, changed and signed. */
export function writableUntil(startsAt: Date): Date {
  return later(startsAt, WRITING_DAYS * DAY);
}

export interface DocumentStanding {
  readonly state: 'draft' | 'signed' | 'cancelled';
  readonly dispensed_at: Date | null;
  readonly valid_until: string | null;
}

/** Returns what a signed document is worth on a day of the patient's country. */
export function documentState(
  { state, dispensed_at: dispensedAt, valid_until: until }: DocumentStanding,
  today: string,
): DocumentSummaryBody['state'] {
  if (state === 'cancelled') return 'cancelled';
  if (dispensedAt !== null) return 'dispensed';
  return until !== null && until < today ? 'expired' : 'valid';
}
