import type { AppointmentBody } from '@tabibu/contract/bookings';
import { ANY_PROVIDER } from '@tabibu/contract/payment-methods';
import type { SlotPageBody } from '@tabibu/contract/slots';
import type { MeBody } from '@tabibu/contract/identity';
import { Refused } from '../platform/http/page-form.ts';
import { incomplete } from './incomplete.ts';
import type { FormOutcome, FormState, PageForm, SentForm } from '../platform/http/page-form.ts';

type Waiting = Extract<NonNullable<FormState['waiting']>, { readonly form: 'book' | 'emergency' }>;

/** The number of days of free times that the page shows. */
const DAYS = 30;

/**
 * Books an appointment: holds the chosen time and goes on to the page for paying. A visitor signs in on the same page
 * first.
 */
export const book: PageForm = {
  name: 'book',
  fields: ['starts_at', 'day', 'show-day', 'call-type', 'reason', 'pay-by', 'person_id'],
  async answer(sent) {
    const { values } = sent;
    if (values['show-day'] !== undefined || (await isOfOtherDay(sent))) return { answer: { form: 'book', values } };
    return holdOrSignIn(sent, { form: 'book', values });
  },
};

/** Books an emergency, which needs no slot. */
export const emergency: PageForm = {
  name: 'emergency',
  fields: ['doctor_id', 'reason', 'person_id'],
  answer: (sent) => holdOrSignIn(sent, { form: 'emergency', values: sent.values }),
};

/** Cancels an unpaid hold. */
export const cancelHold: PageForm = {
  name: 'cancel-hold',
  fields: [],
  async answer(sent) {
    const id = lastOf(sent.path);
    await sent.call('POST', `/api/appointments/${id}/cancel`, {}, 'once');
    return { goTo: sent.path };
  },
};

/** Closes the gateway's page of a payment, whatever it pays for, and shows the other ways to pay. */
export const leavePage: PageForm = {
  name: 'leave-page',
  fields: ['reference_id'],
  async answer(sent) {
    await sent.call('POST', `/api/payments/${ANY_PROVIDER}/leave-page`, { reference_id: sent.values['reference_id'] });
    return { goTo: `${sent.path}?again=other-way` };
  },
};

/** Says for whom a paid appointment is from now on, and shows it. */
export const changePerson: PageForm = {
  name: 'change-person',
  fields: ['person_id', 'reason'],
  async answer(sent) {
    const { person_id: person, reason = '' } = sent.values;
    if (person === undefined) throw incomplete();
    await sent.call(
      'POST',
      `/api/appointments/${lastOf(sent.path)}/person`,
      { person_id: person === 'me' ? null : person, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
      'once',
    );
    return { goTo: `${sent.path}?for=changed` };
  },
};

/**
 * Makes the booking that was chosen before signing in. If the account has another country than the page showed, shows
 * the page again first, with that country's price and clock.
 */
export async function holdPendingBooking(sent: SentForm, waiting: Waiting, me: MeBody): Promise<FormOutcome> {
  if (me.country !== sent.country)
    return { answer: { form: waiting.form, values: waiting.values, countryBefore: sent.country } };
  try {
    return await hold(sent, waiting);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { answer: { form: waiting.form, values: waiting.values, refusal: error.refusal } };
  }
}

async function holdOrSignIn(sent: SentForm, wanted: Waiting): Promise<FormOutcome> {
  if (!sent.isSignedIn)
    return {
      answer: { form: wanted.form, values: wanted.values, kept: wanted.values, step: 'sign-in' },
      state: { waiting: wanted },
    };
  return hold(sent, wanted);
}

async function hold(sent: SentForm, { form, values }: Waiting): Promise<FormOutcome> {
  const { person_id: person = 'me' } = values;
  if (person === 'new' || person === 'child')
    return { goTo: `/more/family?next=${encodeURIComponent(pageOf(sent, values))}` };
  const reason = values['reason']?.trim() ?? '';
  const body =
    form === 'emergency'
      ? { doctor_id: values['doctor_id'], call_type: 'phone', is_emergency: true }
      : {
          doctor_id: lastOf(sent.path),
          starts_at: values['starts_at'],
          call_type: values['call-type'] ?? 'phone',
          is_emergency: false,
        };
  const { id } = await sent.call<AppointmentBody>(
    'POST',
    '/api/bookings',
    { ...body, ...(reason === '' ? {} : { reason }), ...(person === 'me' ? {} : { person_id: person }) },
    'once',
  );
  return { goTo: `/pay/${id}` };
}

/** Returns the address of the page with what was chosen, without the reason, which may be about health. */
export function pageOf(
  { path }: SentForm,
  { doctor_id: doctor, starts_at: at, 'call-type': type }: Waiting['values'],
): string {
  const chosen = new URLSearchParams();
  if (doctor !== undefined) chosen.set('doctor', doctor);
  if (at !== undefined) chosen.set('at', at);
  if (type !== undefined) chosen.set('type', type);
  return chosen.size === 0 ? path : `${path}?${chosen}`;
}

/**
 * Returns whether the chosen time is on another day than the chosen one. Without script the page must then be drawn
 * again with that day's times.
 */
async function isOfOtherDay(sent: SentForm): Promise<boolean> {
  const { day, starts_at: startsAt } = sent.values;
  if (day === undefined || startsAt === undefined) return false;
  const { slots } = await sent.call<SlotPageBody>(
    'GET',
    `/api/doctors/${lastOf(sent.path)}/slots?country=${sent.country}&days=${DAYS}`,
  );
  const slot = slots.find((one) => Date.parse(one.starts_at) === Date.parse(startsAt));
  return slot !== undefined && slot.day !== day;
}

function lastOf(path: string): string {
  return encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
