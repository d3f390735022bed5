import { openScreen, stopTime } from './open-screen.tsx';
import type { Answers } from './open-screen.tsx';
import type { Language } from '@tabibu/contract/languages';
import type { AppointmentBody } from '../api/bookings.ts';
import type { PaymentStatusBody } from '../api/payments.ts';
import PaymentScreen from '../patient/payment/payment-screen.tsx';
import { APPOINTMENT, anAppointment } from './appointment.ts';
import { METHODS, REFERENCE, aStatus } from './payment.ts';

export const SAVE = 'POST /api/payments/save';
export const CHECKOUT = 'POST /api/payments/wallets/checkout';
export const STATUS = 'GET /api/payments/any/status';

/** The server's side of one payment, which a test may change while the page is open. */
export interface Server {
  appointment: AppointmentBody;
  status: PaymentStatusBody;
}

/** Opens the payment page. With a reference in `appointment` its payment was started before. */
export async function openPayment(server: Server, language: Language = 'en', answers: Answers = {}) {
  stopTime();
  return openScreen(<PaymentScreen />, {
    path: `/pay/${APPOINTMENT}`,
    language,
    me: { phone: '+255754000111' },
    answers: {
      [`GET /api/appointments/${APPOINTMENT}`]: () => server.appointment,
      'GET /api/payments/methods': METHODS,
      [STATUS]: () => server.status,
      [SAVE]: { reference_id: REFERENCE },
      [CHECKOUT]: () => {
        server.status = aStatus();
        return { message: 'sent', reference: REFERENCE };
      },
      ...answers,
    },
  });
}

/** A payment that was begun before the page was opened. */
export const begun = (status: Partial<PaymentStatusBody>, appointment: Partial<AppointmentBody> = {}): Server => ({
  appointment: anAppointment({ payment_reference: REFERENCE, ...appointment }),
  status: aStatus(status),
});
/** An appointment for which nothing was paid yet. */
export const fresh = (): Server => ({
  appointment: anAppointment(),
  status: aStatus({ stage: 'not-sent', method: null, requested_at: null, patience_until: null }),
});
