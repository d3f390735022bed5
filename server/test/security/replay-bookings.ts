import type { ReplayCase } from './replay-case.ts';

const PAYER = { full_name: 'Bahati Otieno', phone: '+255754000000' };

/** Cases for slots, appointments, emergencies, payments and receipts. */
export const BOOKING_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'bookings.list-slots',
    at: 'path doctor_id',
    request: ({ doctor }) => ({ path: `/api/doctors/${doctor}/slots` }),
  },
  {
    endpoint: 'bookings.hold-booking',
    at: 'body doctor_id',
    status: 422,
    request: ({ doctor }, _mine, slot) => ({ path: '/api/bookings', body: { doctor_id: doctor, starts_at: slot } }),
  },
  {
    endpoint: 'bookings.list-appointments',
    at: 'query cursor',
    status: 200,
    request: ({ cursor }) => ({ path: `/api/appointments?cursor=${cursor}` }),
  },
  {
    endpoint: 'doctor-day.list-doctor-appointments',
    at: 'query cursor',
    status: 200,
    request: ({ cursor }) => ({ path: `/api/doctor/appointments?cursor=${cursor}` }),
  },
  {
    endpoint: 'bookings.read-appointment',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}` }),
  },
  {
    endpoint: 'bookings.list-other-times',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/other-times` }),
  },
  {
    endpoint: 'bookings.book-again',
    at: 'path booking_id',
    request: ({ booking }, mine, slot) => ({
      path: `/api/appointments/${booking}/book-again`,
      body: { doctor_id: mine.doctor, starts_at: slot },
    }),
  },
  {
    endpoint: 'bookings.book-again',
    at: 'body doctor_id',
    status: 422,
    request: ({ doctor }, mine, slot) => ({
      path: `/api/appointments/${mine.booking}/book-again`,
      body: { doctor_id: doctor, starts_at: slot },
    }),
  },
  {
    endpoint: 'bookings.contest-completion',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/contest`, body: {} }),
  },
  {
    endpoint: 'bookings.reschedule-appointment',
    at: 'path booking_id',
    request: ({ booking }, _mine, slot) => ({
      path: `/api/appointments/${booking}/reschedule`,
      body: { starts_at: slot },
    }),
  },
  {
    endpoint: 'bookings.change-person',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/person`, body: { person_id: null } }),
  },
  {
    endpoint: 'bookings.read-calendar',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/calendar.ics` }),
  },
  {
    endpoint: 'emergencies.read-emergency',
    at: 'path secret',
    request: ({ secret }) => ({ path: `/api/emergencies/${secret}` }),
  },
  {
    endpoint: 'bookings.accept-emergency',
    at: 'path secret',
    request: ({ secret }) => ({ path: `/api/emergencies/${secret}/accept`, body: {} }),
  },
  {
    endpoint: 'bookings.pay-by-credit',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/pay-by-credit`, body: {} }),
  },
  {
    endpoint: 'subscriptions.list-own-coupons',
    at: 'path phone',
    request: ({ phone }) => ({ path: `/api/coupons/user/${encodeURIComponent(phone)}` }),
  },
  {
    endpoint: 'bookings.use-coupon',
    at: 'body booking_id',
    request: ({ booking }) => ({ path: '/api/coupons/use', body: { coupon_code: 'ABCD2345', booking_id: booking } }),
  },
  {
    endpoint: 'subscriptions.set-plan-members',
    at: 'path subscription_id',
    request: ({ subscription }) => ({ path: `/api/me/plans/${subscription}/members`, body: { person_ids: [] } }),
  },
  {
    endpoint: 'subscriptions.give-back-plan',
    at: 'path subscription_id',
    request: ({ subscription }) => ({ path: `/api/me/plans/${subscription}/give-back`, body: {} }),
  },
  {
    endpoint: 'subscriptions.read-plan-order',
    at: 'path order_id',
    request: ({ order }) => ({ path: `/api/plan-orders/${order}` }),
  },
  {
    endpoint: 'bookings.save-payment',
    at: 'body booking_id',
    request: ({ booking }) => ({ path: '/api/payments/save', body: { booking_id: booking, ...PAYER } }),
  },
  {
    endpoint: 'bookings.save-payment',
    at: 'body booking_id',
    swap: 'with my payment',
    request: ({ booking }, { reference }) => ({
      path: '/api/payments/save',
      body: { booking_id: booking, reference_id: reference, ...PAYER },
    }),
  },
  {
    endpoint: 'bookings.save-payment',
    at: 'body reference_id',
    status: 201,
    request: ({ reference }, { booking }) => ({
      path: '/api/payments/save',
      body: { booking_id: booking, reference_id: reference, ...PAYER },
    }),
  },
  {
    endpoint: 'payments.ask-provider',
    at: 'path provider',
    request: ({ provider }, { reference }) => ({
      path: `/api/payments/${provider}/ask-again`,
      body: { reference_id: reference },
    }),
  },
  {
    endpoint: 'payments.ask-provider',
    at: 'body reference_id',
    request: ({ reference }) => ({ path: '/api/payments/azampay/ask-again', body: { reference_id: reference } }),
  },
  {
    endpoint: 'payments.leave-page',
    at: 'path provider',
    request: ({ provider }, { reference }) => ({
      path: `/api/payments/${provider}/leave-page`,
      body: { reference_id: reference },
    }),
  },
  {
    endpoint: 'payments.leave-page',
    at: 'body reference_id',
    request: ({ reference }) => ({ path: '/api/payments/any/leave-page', body: { reference_id: reference } }),
  },
  {
    endpoint: 'payments.start-checkout',
    at: 'path provider',
    request: ({ provider }, { reference }) => ({
      path: `/api/payments/${provider}/checkout`,
      body: { reference_id: reference, payment_method: 'mpesa', wait: false },
    }),
  },
  {
    endpoint: 'payments.start-checkout',
    at: 'body reference_id',
    request: ({ reference }) => ({
      path: '/api/payments/azampay/checkout',
      body: { reference_id: reference, payment_method: 'mpesa', wait: false },
    }),
  },
  {
    endpoint: 'payments.start-checkout',
    at: 'body reference_id',
    swap: 'with my number',
    request: ({ reference }) => ({
      path: '/api/payments/azampay/checkout',
      body: { reference_id: reference, payment_method: 'mpesa', phone: PAYER.phone, wait: false },
    }),
  },
  {
    endpoint: 'bookings.read-status',
    at: 'query reference_id',
    request: ({ reference }) => ({ path: `/api/payments/azampay/status?reference_id=${reference}` }),
  },
  {
    endpoint: 'bookings.read-status',
    at: 'query reference_id',
    swap: 'of another gateway',
    request: ({ reference }) => ({ path: `/api/payments/cards/status?reference_id=${reference}` }),
  },
  {
    endpoint: 'bookings.read-status',
    at: 'path provider',
    request: ({ provider, reference }) => ({ path: `/api/payments/${provider}/status?reference_id=${reference}` }),
  },
  {
    endpoint: 'payments.receive-callback',
    at: 'path secret',
    request: ({ callback }) => ({ path: `/api/payments/azampay/callback/${callback}`, body: {} }),
  },
  {
    endpoint: 'payments.receive-callback',
    at: 'path provider',
    request: ({ provider, callback }) => ({ path: `/api/payments/${provider}/callback/${callback}`, body: {} }),
  },
  {
    endpoint: 'receipts.read-receipt',
    at: 'path reference_id',
    request: ({ reference }) => ({ path: `/api/receipts/${reference}` }),
  },
  {
    endpoint: 'receipts.read-receipt-pdf',
    at: 'path reference_id',
    request: ({ reference }) => ({ path: `/api/receipts/${reference}/receipt.pdf` }),
  },
];
