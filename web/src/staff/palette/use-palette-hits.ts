import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { bookingsQuery } from '../../api/booking-desk.ts';
import { deskDoctorsQuery } from '../../api/doctor-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { PaletteProps } from './palette-door.tsx';

/** Something that the search found, and where it is. */
export interface PaletteHit {
  readonly kind: 'section' | 'doctor' | 'payment' | 'appointment';
  readonly title: string;
  readonly href: string;
}

const MOST_DOCTORS = 5;
const LEAST_LETTERS = 2;
const REFERENCE = /^TBB-\d+-[0-9A-Z]{8}$/i;

/**
 * Returns what a text finds: sections by their titles, doctors by a part of the name, and payment and appointment by a
 * whole reference. The server is asked only for what the person's sections show, and refuses everybody else.
 */
export function usePaletteHits(
  { portal, sections }: Pick<PaletteProps, 'portal' | 'sections'>,
  typed: string,
): { readonly hits: readonly PaletteHit[]; readonly isFailed: boolean; readonly isBusy: boolean } {
  const { t } = useTranslation();
  const q = useDeferredValue(typed).trim();
  const has = (name: string) => sections.some((section) => section.name === name);
  const isReference = REFERENCE.test(q);
  const asksDoctors = has('doctors') && !isReference && q.length >= LEAST_LETTERS;
  const asksBookings = has('overview') && isReference;
  const doctors = useQuery({ ...deskDoctorsQuery({ q }), enabled: asksDoctors });
  const bookings = useQuery({ ...bookingsQuery({ q }, 1), enabled: asksBookings });
  const base = `/${portal}/dashboard`;
  const found: PaletteHit[] = sections
    .filter(({ title }) => plain(t(title)).includes(plain(q)))
    .map(({ name, title }) => ({ kind: 'section', title: t(title), href: `${base}/${name}` }));
  const reference = q.toUpperCase();
  if (isReference && has('payments'))
    found.push({ kind: 'payment', title: reference, href: `${base}/payments/${reference}` });
  for (const { patient, doctor } of asksBookings ? (bookings.data?.bookings ?? []) : [])
    found.push({
      kind: 'appointment',
      title: [patient, doctor].filter(Boolean).join(' · '),
      href: `${base}/overview/bookings?q=${reference}`,
    });
  for (const { full_name: name } of asksDoctors ? (doctors.data?.doctors ?? []).slice(0, MOST_DOCTORS) : [])
    found.push({ kind: 'doctor', title: name, href: `${base}/doctors?q=${encodeURIComponent(name)}` });
  return {
    hits: found,
    isFailed: (asksDoctors && doctors.isError) || (asksBookings && bookings.isError),
    isBusy: doctors.isFetching || bookings.isFetching,
  };
}

/** A text without accents and in lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
