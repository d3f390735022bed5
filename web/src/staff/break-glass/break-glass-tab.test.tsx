import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { NOW } from '../../testing/draw.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

const LIST = 'GET /api/admin/break-glass';
const RECORD = 'GET /api/admin/break-glass/g1/record';
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();

beforeAll(() => sectionAt('admin', 'dashboard/record-access', 'administrator').screen.load('en'));
beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const access = (rest: object = {}) => ({
  id: 'g1',
  administrator: 'Rehema Kileo',
  patient: 'Asha Juma',
  reason: 'She fainted, and her family asks what she takes',
  opened_at: at(-2),
  ends_at: at(28),
  open: true,
  ended_by: null,
  reads: 0,
  review: null,
  own: true,
  may_read: true,
  may_review: false,
  ...rest,
});
const over = (rest: object = {}) =>
  access({ own: false, open: false, may_read: false, may_review: true, ends_at: at(-1), reads: 3, ...rest });
const list = (...accesses: object[]) => ({ accesses, has_second_person: true });
const PAPER = {
  id: 'd1',
  booking_id: 'b1',
  kind: 'note',
  state: 'valid',
  doctor_name: 'Dkt. Neema Mushi',
  signed_at: at(-3000),
  valid_until: null,
  cancelled_at: null,
};
const RECORD_BODY = {
  patient: 'Asha Juma',
  ends_at: at(28),
  facts: {
    version: 1,
    today: at(0).slice(0, 10),
    birth_date: null,
    sex: { value: 'female', said_by: 'patient', said_on: at(0).slice(0, 10) },
    weight_kg: null,
    pregnancy: null,
  },
  allergies: {
    version: 1,
    status: 'listed',
    said_by: 'patient',
    said_at: at(-5000),
    items: [{ id: 'a1', substance: 'Penicillin', reaction: 'Rash', said_by: 'patient', said_at: at(-5000) }],
  },
  members: [
    {
      id: 'm1',
      name: 'Juma Mwinyi',
      relation: 'child',
      facts: {
        version: 0,
        today: at(0).slice(0, 10),
        birth_date: null,
        sex: null,
        weight_kg: null,
        pregnancy: null,
      },
      allergies: {
        version: 1,
        status: 'listed',
        said_by: 'patient',
        said_at: at(-5000),
        items: [{ id: 'a2', substance: 'Aspirin', reaction: 'Wheeze', said_by: 'patient', said_at: at(-5000) }],
      },
    },
  ],
  documents: [PAPER],
  next_cursor: null,
};
const NOTE = {
  ...PAPER,
  specialty_id: 'cardiologist',
  registration: null,
  patient_name: 'Asha Juma',
  facts: null,
  cancel_reason: null,
  note: { history: 'Fever', findings: '', assessment: 'Malaria', plan: 'Rest', follow_up_on: null, addenda: [] },
  prescription: null,
  referral: null,
  sick_note: null,
};

const open = (answers: Answers) =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/record-access',
    me: { role: 'administrator' },
    answers: { 'GET /api/applications/waiting': { pending: 0, renewals: 0 }, ...answers },
  });

test('a patient is found by an exact number, and the record opens with a reason only', async () => {
  let lists = 0;
  let found = false;
  const screen = await open({
    [LIST]: () => (lists++ === 0 ? list() : list(access())),
    [RECORD]: RECORD_BODY,
    'POST /api/admin/break-glass/patient': () =>
      found
        ? { patient_id: 'p1', full_name: 'Asha Juma', phone_end: '222' }
        : new Refused(404, 'not-found', 'We could not find that.'),
    'POST /api/admin/break-glass': () =>
      screen.sent().length < 4
        ? new Refused(422, 'break-glass-reason-short', 'Please say why in more words.')
        : { id: 'g1', ends_at: at(28) },
  });
  expect(screen.text()).toContain('Nothing waits for a review.');
  await screen.write('Phone number, or number of an appointment', '0754 111 222');
  await screen.press('button', 'Find the patient');
  expect(screen.read('alert')).toContain('We could not find that.');
  found = true;
  await screen.press('button', 'Find the patient');
  expect(screen.sent().at(-1)).toMatchObject({ body: { search: '0754 111 222' } });
  expect(screen.text()).toMatch(/Asha Juma Phone number ends in 222/);
  expect(screen.text()).toContain('Asha Juma is told at once by SMS.');
  await screen.write('Why must you read this record?', 'She fainted');
  expect(screen.text()).toContain('10 letters, at least 20.');
  await screen.press('button', 'Open the record for 30 minutes');
  expect(screen.read('alert')).toContain('Please say why in more words.');
  await screen.write('Why must you read this record?', 'She fainted, and her family asks what she takes');
  await screen.press('button', 'Open the record for 30 minutes');
  expect(screen.sent().at(-1)).toMatchObject({
    body: { patient_id: 'p1', reason: 'She fainted, and her family asks what she takes' },
  });
  expect(screen.text()).toContain('Record of Asha Juma');
});

test('an open record shows facts, allergies and papers, and a paper is read when it is pressed', async () => {
  const screen = await open({ [LIST]: list(access()), [RECORD]: RECORD_BODY, [`${RECORD}/d1`]: NOTE });
  expect(screen.text()).toContain('28:00 left');
  expect(screen.text()).toMatch(/Female.*Penicillin · Rash.*Said by the patient/s);
  expect(screen.text()).toMatch(/In the family: Juma Mwinyi.*Aspirin · Wheeze/s);
  expect(screen.asked()).not.toContain(`${RECORD}/d1`);
  expect(screen.text()).not.toContain('Malaria');
  await screen.press('button', "Read Doctor's note");
  expect(screen.text()).toMatch(/Fever.*Malaria.*Rest/s);
});

test('when the half hour is over, the record leaves the screen by itself', async () => {
  let isOver = false;
  const ended = over({ own: true, may_review: false });
  const screen = await open({ [LIST]: () => list(isOver ? ended : access()), [RECORD]: RECORD_BODY });
  await screen.wait(27 * MINUTE);
  expect(screen.text()).toContain('Penicillin');
  isOver = true;
  await screen.wait(2 * MINUTE);
  // React draws what the time has changed when that wait is over; the list is asked for then.
  await screen.wait(20);
  expect(screen.text()).not.toContain('Penicillin');
  expect(screen.text()).toContain('You opened this: somebody else reviews it.');
  expect(screen.names('textbox')).toContain('Phone number, or number of an appointment');
});

test('the button ends it before, and one opened in another browser is not read here', async () => {
  let isOver = false;
  const screen = await open({
    [LIST]: () => list(...(isOver ? [] : [access({ may_read: false })])),
    'POST /api/admin/break-glass/g1/end': () => {
      isOver = true;
      return { id: 'g1' };
    },
  });
  expect(screen.text()).toContain('You opened the record of Asha Juma in another browser.');
  expect(screen.asked()).not.toContain(RECORD);
  await screen.press('button', 'End access now');
  expect(screen.names('textbox')).toContain('Phone number, or number of an appointment');
});

test('the second person reviews with a verdict and a note; what was typed stays after a refusal', async () => {
  const screen = await open({
    [LIST]: list(over()),
    'POST /api/admin/break-glass/g1/review': new Refused(
      409,
      'break-glass-reviewed',
      'This has been reviewed already.',
    ),
  });
  expect(screen.text()).toMatch(/Asha Juma Opened by Rehema Kileo.*She fainted.*Ended by itself.*Readings: 3/s);
  expect(screen.names('button')).not.toContain('Save the review');
  await screen.press('radio', 'Not justified');
  await screen.write('What you found', 'No family member has called.');
  await screen.press('button', 'Save the review');
  expect(screen.sent()).toMatchObject([{ body: { verdict: 'not-justified', note: 'No family member has called.' } }]);
  expect(screen.read('alert')).toContain('This has been reviewed already.');
  expect(screen.get('textbox', 'What you found')).toHaveProperty('value', 'No family member has called.');
});

test('shows what was reviewed and by whom, and warns where nobody could review', async () => {
  const review = { verdict: 'justified', note: 'The family confirmed it.', by: 'Neema Otieno', at: at(-1) };
  const screen = await open({ [LIST]: { ...list(over({ review, may_review: false })), has_second_person: false } });
  expect(screen.text()).toMatch(/Reviewed.*Justified: Neema Otieno.*The family confirmed it\./s);
  expect(screen.text()).toContain('You are the only administrator.');
});
