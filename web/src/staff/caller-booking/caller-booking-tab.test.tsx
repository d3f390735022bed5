import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('staff', 'dashboard/caller-booking', 'receptionist').screen.load('en'));

const ID = '019b7600-0000-7000-8000-0000000000e1';
const DOCTOR = '019b7600-0000-7000-8000-0000000000d1';
const CALLS = '/api/staff/assisted-bookings';
const ONE = `${CALLS}/${ID}`;
const CODE = {
  challenge_id: '019b7600-0000-7000-8000-0000000000c1',
  phone: '+255754000222',
  expires_at: '2026-01-01T08:05:00.000Z',
  resend_at: '2026-01-01T08:01:00.000Z',
};
const assisted = (rest: object = {}) => ({
  id: ID,
  state: 'begun',
  begun_at: '2026-01-01T08:00:00.000Z',
  open_until: '2026-01-01T08:30:00.000Z',
  member: { name: 'Juma Otieno', is_me: true },
  caller: {
    full_name: 'Rehema Mwinyi',
    phone: '+255754000222',
    country: 'TZ',
    language: 'sw',
    time_zone: 'Africa/Dar_es_Salaam',
  },
  consent: 'Je, nikuwekee miadi?',
  booking: null,
  payment: null,
  may_ask: false,
  wallets: [
    { id: 'mpesa', label: 'M-Pesa' },
    { id: 'tigopesa', label: 'Mixx by Yas (Tigo Pesa)' },
  ],
  wallet: 'mpesa',
  texted_at: null,
  ...rest,
});
const price = { amount: 600_000, currency: 'TZS' };
const booking = (rest: object = {}) => ({
  id: '019b7600-0000-7000-8000-0000000000b1',
  doctor: { id: DOCTOR, name: 'Dkt. Neema Mollel', time_zone: 'Africa/Kigali' },
  starts_at: '2026-01-02T07:00:00.000Z',
  call_type: 'phone',
  hold_expires_at: '2026-01-01T08:10:00.000Z',
  money: { price, credit: { amount: 0, currency: 'TZS' }, to_pay: price },
  ...rest,
});
const held = (rest: object = {}) => assisted({ state: 'held', may_ask: true, booking: booking(), ...rest });
const payment = (rest: object = {}) => ({
  stage: 'waiting-for-pin',
  method: 'mpesa',
  phone: '+255754000222',
  refusal: null,
  patience_until: null,
  asked_at: null,
  ...rest,
});

const open = (path: string, answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: `/staff/dashboard/caller-booking${path}`,
    me: { role: 'receptionist' },
    answers: { [`GET ${CALLS}`]: { unfinished: [] }, ...answers },
  });

test('what is wrong is said beside the field, and nothing is sent or lost', async () => {
  const screen = await open('', {});
  await screen.write('Caller’s phone number', '0754');
  await screen.press('button', 'Send the code');
  expect(screen.text()).toMatch(/Enter a valid phone number.*Write the name in letters/s);
  expect(screen.sent()).toEqual([]);
});

test('what others have begun is listed, and is changed only after it was taken up', async () => {
  const other = { name: 'Salma Okello', is_me: false };
  const screen = await open('', {
    [`GET ${CALLS}`]: {
      unfinished: [
        {
          id: ID,
          state: 'held',
          begun_at: '2026-01-01T08:00:00.000Z',
          open_until: '2026-01-01T08:25:00.000Z',
          member: other,
          full_name: 'Rehema Mwinyi',
          phone_end: '222',
          hold_expires_at: '2026-01-01T08:10:00.000Z',
          payment_stage: null,
        },
      ],
    },
  });
  expect(screen.text()).toMatch(/Rehema Mwinyi, number ends in 222.*Time held, not paid.*with Salma Okello/s);
  const one = await open(`/${ID}`, {
    [`GET ${ONE}`]: held({ member: other }),
    [`POST ${ONE}/take-up`]: held(),
  });
  expect(one.text()).not.toContain('Ask for');
  await one.press('button', 'Take it up');
  expect(one.text()).toContain('Ask for TSh 6,000');
});

test('the code counts only after the caller agreed', async () => {
  const screen = await open(`/${ID}`, {
    [`GET ${ONE}`]: assisted(),
    [`POST ${ONE}/code`]: { assisted: assisted(), code: CODE },
    [`POST ${ONE}/proof`]: assisted({ state: 'proven' }),
    'GET /api/doctors': [],
  });
  await screen.press('button', 'Send the code');
  expect(screen.text()).toContain('Je, nikuwekee miadi?');
  await screen.write('Code (6 digits)', '123456');
  await screen.wait(20);
  expect(screen.text()).toContain('tick that the caller agrees');
  await screen.press('checkbox', 'Rehema Mwinyi agrees');
  await screen.press('button', 'Confirm');
  await screen.wait(20);
  expect(screen.text()).toContain('Doctor and time');
  expect(screen.sent().at(-1)).toMatchObject({ body: { code: '123456', agreed: true } });
});

test('the hold is told with its time on both clocks, and a relative’s number chooses the wallet', async () => {
  const screen = await open(`/${ID}`, {
    [`GET ${ONE}`]: held(),
    [`POST ${ONE}/payment`]: held({ may_ask: false, payment: payment({ phone: '+255714000333', method: 'tigopesa' }) }),
  });
  expect(screen.text()).toMatch(
    /Dkt. Neema Mollel.*10:00.*On the doctor’s clock: 09:00.*Held for the caller until 11:10/s,
  );
  await screen.write('Number that pays', '0714 000 333');
  await screen.press('button', 'Ask for TSh 6,000');
  expect(screen.sent()).toMatchObject([{ body: { method: 'tigopesa', phone: '0714 000 333' } }]);
  expect(screen.text()).toContain('Mixx by Yas (Tigo Pesa) is asking on +255 714 000 333');
  expect(screen.text()).not.toContain('Ask for TSh');
});

test('a refusal says why and can be tried again; while nobody knows, only the network can be asked', async () => {
  const refused = await open(`/${ID}`, {
    [`GET ${ONE}`]: held({ payment: payment({ stage: 'refused', refusal: 'wrong-pin' }) }),
    [`POST ${ONE}/payment`]: new Refused(409, 'payment-unsettled', 'An earlier payment is not settled.'),
  });
  expect(refused.text()).toContain('No money was taken from +255 754 000 222: the PIN was wrong.');
  await refused.press('button', 'Ask for TSh 6,000');
  expect(refused.text()).toContain('An earlier payment is not settled.');
  const unknown = await open(`/${ID}`, {
    [`GET ${ONE}`]: held({
      may_ask: false,
      payment: payment({ stage: 'unknown' }),
      booking: booking({ hold_expires_at: null }),
    }),
    [`POST ${ONE}/ask-network`]: held({ may_ask: false, payment: payment() }),
  });
  expect(unknown.text()).toContain('Do not ask again: it may still come.');
  expect(unknown.text()).not.toContain('Ask for TSh');
  await unknown.press('button', 'Ask the network now');
  expect(unknown.text()).toContain('M-Pesa is asking');
});

test('no amount and no number is left once it is over', async () => {
  const over = { open_until: null, may_ask: false, caller: { ...assisted().caller, phone: '222' } };
  const screen = await open(`/${ID}`, {
    [`GET ${ONE}`]: assisted({ ...over, state: 'paid', booking: booking({ money: null, hold_expires_at: null }) }),
  });
  expect(screen.text()).toMatch(/Paid and booked.*text with everything.*…222.*Book for a caller/s);
  expect(screen.text()).not.toContain('TSh');
});
