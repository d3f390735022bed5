import type { PaymentStatusBody } from '@tabibu/contract/booking-payments';
import type { MethodsBody } from '../api/payments.ts';
import { APPOINTMENT } from './appointment.ts';

export const REFERENCE = 'TB-7731';

/** The payment methods of Tanzania, M-Pesa first. */
export const METHODS: MethodsBody = {
  provider: 'wallets',
  sandbox: false,
  preselected: 'mpesa',
  methods: [
    { id: 'mpesa', label: 'M-Pesa', kind: 'wallet', provider: 'wallets' },
    { id: 'airtel_money', label: 'Airtel Money', kind: 'wallet', provider: 'wallets' },
    { id: 'card', label: 'Card', kind: 'hosted', provider: 'cards' },
  ],
};

/** An M-Pesa payment of TSh 6,000 that was sent to the phone at `NOW` and waits for the PIN until 9:02. */
export function aStatus(more: Partial<PaymentStatusBody> = {}): PaymentStatusBody {
  return {
    reference_id: REFERENCE,
    transactionStatus: 'pending',
    couponCode: null,
    stage: 'waiting-for-pin',
    message: null,
    detail: null,
    doubt: null,
    seen: null,
    asked_at: null,
    transaction_id: null,
    booking_id: APPOINTMENT,
    doctor_phone: null,
    method: 'mpesa',
    full_name: 'Asha Juma',
    phone: '+255754000111',
    price: { amount: 600_000, currency: 'TZS' },
    requested_at: '2026-11-20T06:00:00.000Z',
    patience_until: '2026-11-20T06:02:00.000Z',
    redirect_url: null,
    ...more,
  };
}
