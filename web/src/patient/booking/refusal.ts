import type { RefusalCode } from '../../api/client.ts';
import type { SentenceKey } from '../../shell/speech.tsx';

/** The one thing to do after a refused booking: another page, or something on this page. */
export type NextStep =
  | { readonly kind: 'go'; readonly href: string; readonly words: SentenceKey }
  | { readonly kind: 'choose-time'; readonly words: SentenceKey }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'try-again'; readonly words: SentenceKey };

const APPOINTMENTS = { kind: 'go', href: '/appointments', words: 'personal.see-appointments' } as const;

/** What a person does next when the server refused to hold a time. */
export function nextAfterRefusal(code: RefusalCode | undefined): NextStep {
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
    case 'not-found':
      return { kind: 'go', href: '/doctors', words: 'booking.find-doctor' };
    case 'not-signed-in':
      return { kind: 'sign-in' };
    default:
      return { kind: 'try-again', words: 'try-again' };
  }
}
