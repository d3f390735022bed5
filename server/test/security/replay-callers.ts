import type { Ids, ReplayCase } from './replay-case.ts';

const refused = (id: string, at: string, verb: string, body: (ids: Ids) => object = () => ({})): ReplayCase => ({
  endpoint: `assisted-bookings.${id}`,
  at,
  status: 403,
  request: (ids) => ({ path: `/api/staff/assisted-bookings/${ids.booking}/${verb}`, body: body(ids) }),
});
const caller = { phone: '+255754000123', country: 'TZ', language: 'sw', full_name: 'Asha' };
const proof = ({ booking }: Ids) => ({ challenge_id: booking, code: '123456', agreed: true });
const time = ({ doctor }: Ids) => ({ doctor_id: doctor, starts_at: '2038-01-16T07:00:00Z', call_type: 'phone' });

/** Cases for what staff name when they book for a caller. Patients and doctors are refused whatever they name. */
export const CALLER_CASES: readonly ReplayCase[] = [
  refused('send-code', 'path assisted_id', 'code', () => caller),
  refused('prove-caller', 'path assisted_id', 'proof', proof),
  refused('prove-caller', 'body challenge_id', 'proof', proof),
  refused('hold-for-caller', 'path assisted_id', 'hold', time),
  refused('hold-for-caller', 'body doctor_id', 'hold', time),
  refused('ask-for-money', 'path assisted_id', 'payment', () => ({ method: 'mpesa' })),
  refused('ask-network', 'path assisted_id', 'ask-network'),
  refused('text-caller', 'path assisted_id', 'text'),
  refused('take-up', 'path assisted_id', 'take-up'),
  refused('abandon', 'path assisted_id', 'abandon'),
  {
    endpoint: 'assisted-bookings.read',
    at: 'path assisted_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/staff/assisted-bookings/${booking}` }),
  },
];
