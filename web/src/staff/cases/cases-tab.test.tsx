import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { ID, oneCase, openCase, openPortal, story } from '../../testing/open-case.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/cases', 'administrator').screen.load('en'));

test('lists what waits with its money, where it stands and when it is due', async () => {
  const screen = await openPortal('/admin/dashboard/cases', {
    'GET /api/admin/cases': {
      cases: [oneCase({ stage: 'proposed', owner: 'Grace Wanjiru' })],
      next_cursor: null,
      is_cut: false,
    },
  });
  expect(screen.text()).toMatch(/Withdrawal asked.*Dr\. Neema Mushi.*TSh 10,000.*Waits for a second person/s);
  expect(screen.text()).toContain('Late: it was due');
  expect(screen.text()).toContain('Grace Wanjiru');
});

test('an empty queue says so', async () => {
  const screen = await openPortal('/admin/dashboard/cases', {
    'GET /api/admin/cases': { cases: [], next_cursor: null, is_cut: false },
  });
  expect(screen.text()).toContain('Nothing waits for a decision.');
});

test('a decision shows its exact effect first, and sends what was shown', async () => {
  const screen = await openCase(story(), {
    [`POST /api/admin/cases/${ID}/decision`]: story({
      case: oneCase({ stage: 'proposed' }),
      decisions: ['drop', 'reject'],
      hindrance: 'own-proposal',
      version: 'v2',
    }),
  });
  await screen.press('button', 'Propose to pay');
  expect(screen.text()).toContain('Dr. Neema Mushi is to be paid TSh 10,000 on +255 754 123 456. No money moves yet');
  await screen.press('button', 'Confirm');
  expect(screen.sent()).toMatchObject([{ body: { decision: 'propose', version: 'v1' } }]);
  expect(screen.text()).toContain('You proposed it: somebody else has to approve it.');
});

test('money is refused only with a reason, and what was typed stays after a refusal', async () => {
  const screen = await openCase(story(), {
    [`POST /api/admin/cases/${ID}/decision`]: new Refused(409, 'case-changed', 'This case has changed.'),
  });
  await screen.press('button', 'Refuse the request');
  await screen.press('button', 'Confirm');
  expect(screen.text()).toContain('Say why.');
  expect(screen.sent()).toEqual([]);
  await screen.write('Reason, which the doctor reads', 'Wrong number');
  await screen.press('button', 'Confirm');
  expect(screen.read('status')).toContain('It changed since you opened it, so you have decided nothing.');
  expect(screen.get('textbox', 'Reason, which the doctor reads')).toHaveProperty('value', 'Wrong number');
});

test.each([
  ['contested-consultation', 'TSh 10,000 of credit for another appointment, for 30 days, and the house pays for it'],
  ['failed-call', 'earns nothing, and the house pays nothing'],
])('says before deciding who pays the new appointment that settles a case: %s', async (kind, effect) => {
  const shown = story({
    case: oneCase({ kind, person: 'Asha Juma' }),
    facts: [{ label: 'doctor', text: 'Dr. Neema Mushi' }],
    decisions: ['refund', 'keep', 'new-appointment'],
  });
  const screen = await openCase(shown, {
    [`POST /api/admin/cases/${ID}/decision`]: story({ case: oneCase({ kind, stage: null }), decisions: [] }),
  });
  await screen.press('button', 'Give a new appointment without paying');
  expect(screen.text()).toContain(effect);
  await screen.press('button', 'Confirm');
  expect(screen.sent()).toMatchObject([{ body: { decision: 'new-appointment', version: 'v1' } }]);
  expect(screen.text()).toContain('The patient has credit for another appointment.');
});

test('says before a refund what is taken back from whom, and which request is cancelled first', async () => {
  const tzs = (amount: number) => ({ amount, currency: 'TZS' });
  const screen = await openCase(
    story({
      case: oneCase({ kind: 'contested-consultation', person: 'Asha Juma' }),
      facts: [
        { label: 'doctor', text: 'Dr. Neema Mushi' },
        { label: 'earned', money: tzs(1_200_000) },
        { label: 'given-back', money: tzs(700_000) },
        { label: 'withdrawal-cancelled', money: tzs(600_000) },
        { label: 'would-owe', money: tzs(500_000) },
      ],
      decisions: ['refund', 'keep', 'new-appointment'],
    }),
  );
  await screen.press('button', 'Refund the patient');
  expect(screen.text()).toContain(
    'Dr. Neema Mushi has been credited TSh 12,000 for it, which is taken back: TSh 7,000 from the balance, after requests to be paid out of TSh 6,000 are cancelled.',
  );
  expect(screen.text()).toContain('TSh 5,000 is not there: the doctor owes it, and the next earnings repay it.');
});

test('a case that is decided elsewhere leads there, in the portal of the reader', async () => {
  const shown = story({
    case: oneCase({ kind: 'application', money: null, person: 'Thandi Nkosi' }),
    facts: [{ label: 'number', text: '7' }],
    decisions: [],
    link: 'applications/19',
  });
  const screen = await openScreen(<StaffScreen />, {
    path: `/staff/dashboard/cases/${ID}`,
    me: { role: 'staff-admin' },
    answers: {
      'GET /api/admin/cases/waiting': { open: 1, overdue: 0 },
      'GET /api/applications/waiting': { pending: 1, renewals: 0 },
      [`GET /api/admin/cases/${ID}`]: shown,
    },
  });
  expect(screen.get('link', 'Open the application').getAttribute('href')).toBe('/staff/dashboard/applications/19');
});

test('says facts in words, and a case about nobody by its kind', async () => {
  const screen = await openCase(
    story({
      case: oneCase({ kind: 'unmatched-callback', person: null }),
      facts: [
        { label: 'problem', text: 'unknown-reference' },
        { label: 'renewal', text: 'waiting' },
        { label: 'licence', text: '' },
        { label: 'last-day', text: '2026-02-03' },
      ],
      decisions: ['settle'],
    }),
  );
  expect(screen.text()).toContain('The report names a payment that is not ours.');
  expect(screen.text()).toMatch(/Sent, waits for review.*None.*3 Feb 2026/s);
  expect(screen.text()).not.toContain('Deleted account');
  expect(screen.text()).toContain('Ask it what this is.');
  await screen.press('button', 'It is dealt with');
  await screen.press('button', 'Confirm');
  expect(screen.text()).toContain('Say why.');
  expect(screen.sent()).toEqual([]);
});

const BY_GATEWAY = [
  { label: 'payout-phone', text: '+255754123456' },
  { label: 'gateway', text: 'AzamPay' },
];
const approved = (rest: object = {}) =>
  story({
    case: oneCase({ stage: 'approved' }),
    facts: [...BY_GATEWAY, { label: 'name-check', text: 'agrees' }, { label: 'network-name', text: 'NEEMA MUSHI' }],
    decisions: ['send', 'record-paid', 'drop', 'reject'],
    ...rest,
  });

test('letting the payment company pay says what it does and when somebody is told, then where it stands', async () => {
  const screen = await openCase(approved(), {
    [`POST /api/admin/cases/${ID}/decision`]: story({
      case: oneCase({ stage: 'sending' }),
      facts: BY_GATEWAY,
      decisions: [],
      version: 'v2',
    }),
  });
  expect(screen.text()).toMatch(/Name at the network.*Fits the account.*The network says it is.*NEEMA MUSHI/s);
  await screen.press('button', 'Let the payment company send it');
  expect(screen.text()).toContain('AzamPay sends TSh 10,000 to Dr. Neema Mushi on +255 754 123 456 at once.');
  await screen.press('button', 'Confirm');
  expect(screen.sent()).toMatchObject([{ body: { decision: 'send', version: 'v1' } }]);
  expect(screen.text()).toContain('The payment company is sending the money.');
});

test('another name at the network is warned of, and so is what the company did not pay', async () => {
  const facts = [
    ...BY_GATEWAY,
    { label: 'name-check', text: 'differs' },
    { label: 'network-name', text: 'JUMA HASSAN' },
    { label: 'declined', text: 'insufficient-funds', at: '2026-01-01T09:00:00.000Z' },
  ];
  const screen = await openCase(approved({ facts }));
  expect(screen.text()).toContain(
    "The network says that this number belongs to JUMA HASSAN, but the account's name is Dr. Neema Mushi.",
  );
  expect(screen.text()).toContain(
    'The money was not sent: Our account at the payment company has too little money. It can be sent again',
  );
});

test('money to another name is no first choice, and the dialog warns, asks why and asks to look twice', async () => {
  const facts = [
    ...BY_GATEWAY,
    { label: 'name-check', text: 'differs' },
    { label: 'network-name', text: 'JUMA HASSAN' },
  ];
  const screen = await openCase(approved({ facts }));
  const [send] = approved({ facts }).decisions;
  expect(send).toBe('send');
  const button = screen.get('button', 'Let the payment company send it') as HTMLButtonElement;
  expect(button.className).not.toContain('primary');
  await screen.press('button', 'Let the payment company send it');
  const dialog = document.querySelector('dialog[open], [role="dialog"]')!;
  expect(dialog.textContent).toContain('this number belongs to JUMA HASSAN');
  expect((screen.get('button', 'Confirm') as HTMLButtonElement).disabled).toBe(true);
});

test('what nobody knows is not sent again: a person records what the network says', async () => {
  const unknown = story({
    case: oneCase({ stage: 'unknown' }),
    facts: [
      ...BY_GATEWAY,
      { label: 'gateway-said', text: 'paid' },
      { label: 'doubt', text: 'amount', money: { amount: 999_900, currency: 'TZS' } },
    ],
    decisions: ['record-paid', 'record-unpaid'],
  });
  const screen = await openCase(unknown);
  expect(screen.text()).toContain('Nobody knows whether it was paid, so it is not sent again.');
  expect(screen.text()).toContain('The payment company names another amount: TSh 9,999');
  await screen.press('button', 'The network has not paid it');
  await screen.press('button', 'Confirm');
  expect(screen.text()).toContain('Say why.');
  expect(screen.sent()).toEqual([]);
});
