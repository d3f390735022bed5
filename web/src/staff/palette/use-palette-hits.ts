import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CASE_KINDS, MONEYLESS_CASE_KINDS } from '@tabibu/contract/case-words';
import { bookingsQuery } from '../../api/booking-desk.ts';
import { casesQuery } from '../../api/cases.ts';
import { deskDoctorsQuery } from '../../api/doctor-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { PaletteProps } from './palette-door.tsx';

/** Something that the search found, and where it is. */
export interface PaletteHit {
  readonly kind: 'section' | 'cases' | 'case' | 'doctor' | 'patient' | 'payment' | 'appointment';
  readonly title: string;
  readonly href: string;
}

const MOST_DOCTORS = 5;
const MOST_CASES = 5;
const LEAST_LETTERS = 2;
/** Each search of patients is written to their list of readings, so one or two letters ask for nobody. */
const LEAST_OF_PATIENTS = 3;
const MOST_PATIENTS = 5;
/** Where each portal has its doctors, bookings and payments; `of` is the section that a person must see for it. */
const PLACES = {
  admin: {
    doctors: { of: 'doctors', at: (name: string) => `doctors?q=${name}` },
    bookings: { of: 'overview', at: (q: string) => `overview/bookings?q=${q}` },
    payments: { of: 'payments', at: (reference: string) => `payments/${reference}` },
  },
  staff: {
    doctors: { of: 'list-doctor', at: (name: string) => `list-doctor?q=${name}` },
    bookings: { of: 'bookings', at: (q: string) => `bookings?q=${q}` },
    payments: { of: 'payments', at: (reference: string) => `payments?q=${reference}` },
  },
} as const;
const REFERENCE = /^TBB-\d+-[0-9A-Z]{8}$/i;
/** The end of a reference has letters and digits; no name has a digit. */
const PART_OF_REFERENCE = /\d/;
/** Digits of a number, in any spelling. */
const DIGITS = /^[+\d\s()./-]+$/;

/**
 * Returns what a text finds: sections by their titles, cases by their kind, people by parts of the name or by number or
 * its last digits, and payment and appointment by a reference or its end. The server is asked only for what the
 * person's sections show, and refuses everybody else.
 */
export function usePaletteHits(
  { portal, sections }: Pick<PaletteProps, 'portal' | 'sections'>,
  typed: string,
): { readonly hits: readonly PaletteHit[]; readonly isFailed: boolean; readonly isBusy: boolean } {
  const { t } = useTranslation();
  const q = useDeferredValue(typed).trim();
  const has = (name: string) => sections.some((section) => section.name === name);
  const isReference = REFERENCE.test(q);
  const isNumber = DIGITS.test(q);
  const isPart = isReference || (!isNumber && PART_OF_REFERENCE.test(q));
  const isLong = q.length >= LEAST_LETTERS;
  const places = PLACES[portal];
  const asksDoctors = has(places.doctors.of) && isLong && !isPart;
  const asksCases = has('cases') && isLong;
  const asksBookings = has(places.bookings.of) && q.length >= LEAST_OF_PATIENTS;
  const doctors = useQuery({ ...deskDoctorsQuery({ q }), enabled: asksDoctors });
  const cases = useQuery({ ...casesQuery({ q }), enabled: asksCases });
  const bookings = useQuery({ ...bookingsQuery({ q }, 1, '5'), enabled: asksBookings });
  const base = `/${portal}/dashboard`;
  const found: PaletteHit[] = sections
    .filter(({ title }) => plain(t(title)).includes(plain(q)))
    .map(({ name, title }) => ({ kind: 'section', title: t(title), href: `${base}/${name}` }));
  // The kinds that this person's queue has: those with money are the administrators'.
  const kinds = portal === 'admin' ? CASE_KINDS : MONEYLESS_CASE_KINDS;
  if (asksCases && !isPart && !isNumber)
    for (const kind of kinds.filter((one) => plain(t(`cases.kind-${one}`)).includes(plain(q))))
      found.push({ kind: 'cases', title: t(`cases.kind-${kind}`), href: `${base}/cases?kind=${kind}` });
  for (const { id, kind, person } of asksCases ? (cases.data?.cases ?? []).slice(0, MOST_CASES) : [])
    found.push({
      kind: 'case',
      title: [person, t(`cases.kind-${kind}`)].filter(Boolean).join(' · '),
      href: `${base}/cases/${id}`,
    });
  const reference = q.toUpperCase();
  if (isReference && has(places.payments.of))
    found.push({ kind: 'payment', title: reference, href: `${base}/${places.payments.at(reference)}` });
  const booked = asksBookings ? (bookings.data?.bookings ?? []) : [];
  const patients = new Map((isPart ? [] : booked).map((one) => [one.phone || q, one.patient]));
  for (const [phone, patient] of [...patients].slice(0, MOST_PATIENTS))
    found.push({
      kind: 'patient',
      title: [patient, phone].filter(Boolean).join(' · '),
      href: `${base}/${places.bookings.at(encodeURIComponent(phone))}`,
    });
  for (const { patient, doctor, reference: whole } of isPart ? booked : [])
    found.push({
      kind: 'appointment',
      title: [patient, doctor].filter(Boolean).join(' · '),
      href: `${base}/${places.bookings.at(whole ?? reference)}`,
    });
  for (const { full_name: name } of asksDoctors ? (doctors.data?.doctors ?? []).slice(0, MOST_DOCTORS) : [])
    found.push({ kind: 'doctor', title: name, href: `${base}/${places.doctors.at(encodeURIComponent(name))}` });
  return {
    hits: found,
    isFailed: (asksDoctors && doctors.isError) || (asksCases && cases.isError) || (asksBookings && bookings.isError),
    isBusy: doctors.isFetching || cases.isFetching || bookings.isFetching,
  };
}

/** A text without accents and in lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
