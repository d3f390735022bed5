import { CALL_WINDOW } from '@tabibu/contract/call-window';
import { SICK_NOTE_DAYS, WRITING_DAYS } from '@tabibu/contract/records';
import type { DocumentKind, NoteContentBody, PrescriptionItemBody, ReferralContentBody, SickNoteContentBody } from '@tabibu/contract/records';
import type { DocumentSummaryBody } from '@tabibu/contract/documents';
import { DAY, MINUTE, addDays, instantOf, later } from '../../platform/time.ts';

/** What each kind of document holds. */
export interface Contents {
  readonly note: NoteContentBody;
  readonly prescription: { readonly items: readonly PrescriptionItemBody[] };
  readonly referral: ReferralContentBody;
  readonly 'sick-note': SickNoteContentBody;
}

export type Content = Contents[DocumentKind];

/** Days between a visit and the last day on which somebody may be asked to come again. */
const FOLLOW_UP_DAYS = 366;
/** The reminder goes out so many days before, at this hour of the patient's clock. */
const REMIND_DAYS_BEFORE = 2;
const REMIND_AT = '09:00';
const [DAY_BEGINS, DAY_ENDS] = ['08:00', '20:00'];

const notIn = (content: object, names: readonly string[]): string[] => names.filter((name) => ((content as Record<string, unknown>)[name] ?? '') === '');

function missingInItem(item: PrescriptionItemBody, place: number): string[] {
  const fields = notIn(item, ['medicine', 'form', 'dose', 'frequency']);
  if (item.days === null && !item.as_needed) fields.push('days');
  return fields.map((field) => `items.${place}.${field}`);
}

/** The fields without which a document is not signed, by name; none: it is complete. Pure. */
export function missingFields<Kind extends DocumentKind>(kind: Kind, content: Contents[Kind]): string[] {
  const missing: { [Key in DocumentKind]: (given: Contents[Key]) => string[] } = {
    note: (note) => notIn(note, ['history', 'assessment', 'plan']),
    prescription: ({ items }) => (items.length === 0 ? ['items'] : items.flatMap(missingInItem)),
    referral: (referral) => notIn(referral, ['to_specialty', 'reason']),
    'sick-note': (sick) => [...notIn(sick, ['from_day', 'to_day']), ...(sick.show_diagnosis ? notIn(sick, ['diagnosis']) : [])],
  };
  return missing[kind](content);
}

/** A day on which somebody should come again: after today and within a year. Days are those of the patient's country. */
export function isFollowUpDay(day: string, today: string): boolean {
  return day > today && day <= addDays(today, FOLLOW_UP_DAYS);
}

/** A sick note begins on the day of the visit or later and ends, not before it begins, at most 14 days from today. */
export function areSickDays(from: string, to: string, { visitDay, today }: { visitDay: string; today: string }): boolean {
  return from >= visitDay && from <= to && to <= addDays(today, SICK_NOTE_DAYS);
}

/**
 * When the patient is reminded of a follow-up: two days before, but not on the day on which the doctor said it, nor on the day itself; null when there is no
 * day between them, or where the clock of the zone skips that time. Days are those of the zone.
 */
export function reminderOf(followUpOn: string, signedOn: string, zone: string): Date | null {
  const day = [addDays(followUpOn, -REMIND_DAYS_BEFORE), addDays(signedOn, 1)].toSorted().at(-1)!;
  return day < followUpOn ? instantOf(day, REMIND_AT, zone) : null;
}

/** Would a message about no hurry wake somebody whose wall shows this time, 'HH:MM'? */
export function isNight(time: string): boolean {
  return time < DAY_BEGINS || time >= DAY_ENDS;
}

/** The end of the time in which documents of a visit are begun, changed and signed. */
export function writableUntil(startsAt: Date): Date {
  return later(startsAt, WRITING_DAYS * DAY);
}

/** Allergies may be seen and said from the opening of the call on. */
export function allergiesFrom(startsAt: Date): Date {
  return later(startsAt, -CALL_WINDOW.before * MINUTE);
}

export interface Standing {
  readonly state: 'draft' | 'signed' | 'cancelled';
  readonly dispensed_at: Date | null;
  readonly valid_until: string | null;
}

/** What a signed document is worth on a day of the patient's country. */
export function worthOf({ state, dispensed_at: dispensedAt, valid_until: until }: Standing, today: string): DocumentSummaryBody['state'] {
  if (state === 'cancelled') return 'cancelled';
  if (dispensedAt !== null) return 'dispensed';
  return until !== null && until < today ? 'expired' : 'valid';
}
