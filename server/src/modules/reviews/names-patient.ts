import { LANGUAGES } from '@tabibu/contract/languages';
import { nameWords } from '@tabibu/contract/person-name';

/** The patient whom a public text must not identify. */
export interface Patient {
  readonly fullName: string;
  /** '+255754000001'. */
  readonly phone: string;
  /** Calendar day of the appointment, 'YYYY-MM-DD'; null if it had no time. */
  readonly day: string | null;
}

/** Shorter parts of a name may be ordinary words, so they are allowed. */
const SHORTEST_NAME = 3;
/** A number with this many last digits of the patient's phone number identifies the patient. */
const PHONE_DIGITS = 6;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
/** Returns the usual ways to write a day: 20/11/2026, 20.11., 20 November, 2026-11-20. */
function daysWritten(day: string): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  const [month, number] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const named = Object.keys(LANGUAGES).flatMap((language) =>
    (['long', 'short'] as const).flatMap((length) => {
      const name = fold(new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(date)).replace(
        /\.$/,
        '',
      );
      return [`${number} ${name}`, `${name} ${number}`];
    }),
  );
  const padded = (value: number) => String(value).padStart(2, '0');
  return [
    day.replaceAll('-', ' '),
    ...[
      [number, month],
      [padded(number), padded(month)],
    ].map((pair) => pair.join(' ')),
    ...named,
  ];
}

/**
 * Returns the first word by which a text identifies its patient, or undefined: a part of the name, the end of the phone
 * number, or the day of the appointment. Parts of the doctor's own name are allowed. This prevents oversights, not
 * intent.
 */
export function namesPatient(text: string, { fullName, phone, day }: Patient, doctorName: string): string | undefined {
  const own = new Set(nameWords(doctorName));
  const words = nameWords(text);
  const part = nameWords(fullName).find(
    (name) => name.length >= SHORTEST_NAME && !own.has(name) && words.includes(name),
  );
  if (part !== undefined) return part.charAt(0).toUpperCase() + part.slice(1);
  const digits = phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
  const numbers = fold(text).match(/\d[\d\s().-]*\d/g) ?? [];
  const number = numbers.find((one) => digits.length === PHONE_DIGITS && one.replace(/\D/g, '').includes(digits));
  if (number !== undefined) return number.trim();
  const line = ` ${words.join(' ')} `;
  return day === null ? undefined : daysWritten(day).find((written) => line.includes(` ${written} `));
}
