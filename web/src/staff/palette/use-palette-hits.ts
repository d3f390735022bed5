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
/** Where each portal has its doctors, bookings and payments; `of` is the section that a person must see for it. */
const PLACES = {
  admin: {
    doctors: { of: 'doctors', at: (name: string) => `doctors?q=${name}` },
    bookings: { of: 'overview', at: (reference: string) => `overview/bookings?q=${reference}` },
    payments: { of: 'payments', at: (reference: string) => `payments/${reference}` },
  },
  staff: {
    doctors: { of: 'list-doctor', at: (name: string) => `list-doctor?q=${name}` },
    bookings: { of: 'bookings', at: (reference: string) => `bookings?q=${reference}` },
    payments: { of: 'payments', at: (reference: string) => `payments?q=${reference}` },
  },
} as const;
const REFERENCE = /^TBB-\d+-[0-9A-Z]{8}$/i;
/** A whole number, in any spelling: the server looks for its owner, and audits what it shows. */
const PHONE = /^\+?(?:[\s()-]*\d){9,15}$/;

/**
 * Returns what a text finds: sections by their titles, cases by their kind, by a part of a person's name or by a whole
 * reference of a payment, doctors by
 * a part of the name, a patient's appointments by the whole phone number, and payment and appointment by a whole
 * reference. The server is asked only for what the person's sections show, and refuses everybody else.
 */
export function usePaletteHits(
  { portal, sections }: Pick<PaletteProps, 'portal' | 'sections'>,
  typed: string,
): { readonly hits: readonly PaletteHit[]; readonly isFailed: boolean; readonly isBusy: boolean } {
  const { t } = useTranslation();
  const q = useDeferredValue(typed).trim();
  const has = (name: string) => sections.some((section) => section.name === name);
  const isReference = REFERENCE.test(q);
  const isPhone = PHONE.test(q);
  const isName = !isReference && !isPhone && q.length >= LEAST_LETTERS;
  const places = PLACES[portal];
  const asksDoctors = has(places.doctors.of) && isName;
  const asksCases = has('cases') && (isName || isReference);
  // Patients are found by number where the section shows their appointments to administrators.
  const asksBookings = has(places.bookings.of) && (isReference || (isPhone && portal === 'admin'));
  const doctors = useQuery({ ...deskDoctorsQuery({ q }), enabled: asksDoctors });
  const cases = useQuery({ ...casesQuery({ q }), enabled: asksCases });
  const bookings = useQuery({ ...bookingsQuery({ q }, 1), enabled: asksBookings });
  const base = `/${portal}/dashboard`;
  const found: PaletteHit[] = sections
    .filter(({ title }) => plain(t(title)).includes(plain(q)))
    .map(({ name, title }) => ({ kind: 'section', title: t(title), href: `${base}/${name}` }));
  // The kinds that this person's queue has: those with money are the administrators'.
  const kinds = portal === 'admin' ? CASE_KINDS : MONEYLESS_CASE_KINDS;
  if (asksCases && isName)
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
  for (const patient of isPhone ? new Set(booked.map((one) => one.patient)) : [])
    found.push({ kind: 'patient', title: patient || q, href: `${base}/overview/bookings?q=${encodeURIComponent(q)}` });
  for (const { patient, doctor } of isReference ? booked : [])
    found.push({
      kind: 'appointment',
      title: [patient, doctor].filter(Boolean).join(' · '),
      href: `${base}/${places.bookings.at(reference)}`,
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
