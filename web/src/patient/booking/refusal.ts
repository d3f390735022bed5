import type { RefusalOf } from '../../api/client.ts';
import type { SentenceKey } from '../../shell/translation.tsx';

/** The next step after a refused booking: a link to another page, or something on this page. */
export type NextStep =
  | { readonly kind: 'go'; readonly href: string; readonly words: SentenceKey }
  | { readonly kind: 'choose-time'; readonly words: SentenceKey }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'try-again'; readonly words: SentenceKey };

const APPOINTMENTS = { kind: 'go', href: '/appointments', words: 'personal.see-appointments' } as const;

/** The next step for the patient after the server refused to hold a time. */
export function nextAfterRefusal(code: RefusalOf<'POST /api/bookings'> | undefined): NextStep {
  switch (code) {
    case 'slot-taken':
    case 'slot-not-offered':
      return { kind: 'choose-time', words: 'booking.choose-other-time' };
    case 'patient-busy':
    case 'too-many-holds':
    case 'payment-awaited':
    case 'emergency-open':
      return APPOINTMENTS;
    case 'country-not-live':
      return { kind: 'go', href: '/more', words: 'booking.change-country' };
    case 'emergency-doctor-unfit':
    case 'emergency-nobody':
      return { kind: 'go', href: '/emergency', words: 'booking.emergency' };
    case 'invalid-booking':
      return { kind: 'go', href: '/doctors', words: 'booking.find-doctor' };
    case 'not-signed-in':
      return { kind: 'sign-in' };
    default:
      return { kind: 'try-again', words: 'try-again' };
  }
}
