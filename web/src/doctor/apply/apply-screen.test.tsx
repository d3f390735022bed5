import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers, Screen } from '../../testing/open-screen.tsx';
import ApplyScreen from './apply-screen.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '');
});

const UPLOADED: Answers = {
  'POST /api/uploads': { secret: 'secret-of-the-upload', largest_part: 524_288 },
  'PUT /api/uploads/secret-of-the-upload': { size: 4, received: 4, kind: 'pdf' },
};
const SENT = {
  application_id: '019b7600-0000-7000-8000-0000000000aa',
  phone: '+255712000123',
  claim: 'claim-of-the-form',
};

const open = (answers: Answers = {}) =>
  openScreen(<ApplyScreen />, { path: '/doctor/apply', answers: { ...UPLOADED, ...answers } });

const choose = ({ user, getByRole }: Screen, name: string, value: string) =>
  user.selectOptions(getByRole('combobox', { name }), value);

async function fillThreeSteps(screen: Screen): Promise<void> {
  await screen.write('Full Name', 'Neema Mushi');
  await choose(screen, 'Gender', 'Female');
  await screen.press('button', 'Next');
  await screen.write('Phone', '0712 000 123');
  await screen.write('Active Email', 'neema@example.org');
  await screen.press('button', 'Next');
  await choose(screen, 'Specialty', 'cardiologist');
  await screen.write('Years of Experience', '7');
  await screen.write('License Number', 'MCT 1234');
  await screen.write('Professional Bio', 'I care for hearts.');
  await screen.press('button', 'Next');
}

async function handIn(screen: Screen, at: number, name = 'paper.pdf'): Promise<void> {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])')];
  await screen.after(() => {
    Object.defineProperty(inputs[at]!, 'files', { value: [new File(['%PDF'], name)], configurable: true });
    inputs[at]!.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await screen.wait(50);
}

test('an empty step names each missing field beside it and stays', async () => {
  const screen = await open();
  await screen.press('button', 'Next');
  expect(screen.text()).toContain('Step 1 of 4');
  expect(screen.text().match(/Fill this in\./g)).toHaveLength(2);
  await screen.write('Full Name', '1234');
  expect(screen.text()).toContain('Write your name in letters.');
  await choose(screen, 'Gender', 'Female');
  expect(screen.text()).not.toContain('Fill this in.');
});

test('a missing document and a program are refused beside their field (S55)', async () => {
  const screen = await open();
  await fillThreeSteps(screen);
  await handIn(screen, 0, 'virus.exe');
  expect(screen.text()).toContain('This file is not a PDF, JPEG or PNG.');
  await screen.press('button', 'Submit application');
  expect(screen.text()).toContain('This document is needed.');
  expect(screen.sent()).toEqual([]);
});

test('sending is never ignored without a word while a document is on its way', async () => {
  const screen = await openScreen(<ApplyScreen />, { path: '/doctor/apply', answers: {} });
  await fillThreeSteps(screen);
  await screen.press('button', 'Submit application');
  await handIn(screen, 0);
  expect(screen.text()).not.toContain('still on its way');
  await screen.press('button', 'Submit application');
  expect(screen.text().match(/This file is still on its way\. Wait until it has arrived/g)).toHaveLength(1);
  expect(screen.text().match(/This document is needed\./g)).toHaveLength(3);
});

test('a failing server shows the red banner with the form still filled (S55, ERR-28)', async () => {
  const screen = await open({ 'POST /api/doctor-application': new Refused(500, 'internal-error', '') });
  await fillThreeSteps(screen);
  for (const at of [0, 1, 2, 3]) await handIn(screen, at);
  expect(screen.text().match(/Received: paper\.pdf/g)).toHaveLength(4);
  await screen.press('button', 'Submit application');
  expect(screen.read('alert')).toContain('Failed to submit');
  await screen.press('button', 'Back');
  expect((screen.get('textbox', 'License Number') as HTMLInputElement).value).toBe('MCT 1234');
});

test('a complete form is sent, claimed by whoever is signed in with its number, and leads to the status page', async () => {
  const screen = await open({ 'POST /api/doctor-application': SENT, 'POST /api/doctor-application/claim': {} });
  await fillThreeSteps(screen);
  for (const at of [0, 1, 2, 3]) await handIn(screen, at);
  await screen.press('button', 'Submit application');
  await screen.wait(50);
  const sent = screen.sent().filter(({ call }) => call.includes('doctor-application'));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/doctor-application', 'POST /api/doctor-application/claim']);
  expect(sent[0]!.body).toMatchObject({
    full_name: 'Neema Mushi',
    phone: '+255712000123',
    country: 'Tanzania',
    experience: 7,
    license_number: 'MCT 1234',
    language: 'en',
    documents: [
      { label: 'Medical License', upload: 'secret-of-the-upload' },
      { label: 'Board Certification', upload: 'secret-of-the-upload' },
      { label: 'Professional Photo', upload: 'secret-of-the-upload' },
      { label: 'Government ID', upload: 'secret-of-the-upload' },
    ],
  });
  expect(sent[1]!.body).toEqual({ application_id: SENT.application_id, claim: SENT.claim });
  expect(screen.at()).toBe('/doctor/application-status');
  expect(history.state?.doctorApplication).toBeUndefined();
});

test('what was typed comes back when the page is loaded again', async () => {
  const first = await open();
  await first.write('Full Name', 'Neema Mushi');
  await first.wait(500);
  const kept = history.state as unknown;
  await first.close();
  vi.spyOn(history, 'state', 'get').mockReturnValue(kept);
  const again = await open();
  expect((again.get('textbox', 'Full Name') as HTMLInputElement).value).toBe('Neema Mushi');
});

test('leaving the form in a new tab reaches the home page, although the tab has a history of other pages', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  vi.spyOn(history, 'length', 'get').mockReturnValue(2);
  const screen = await open();
  await screen.press('button', 'Cancel');
  expect([screen.at(), back.mock.calls]).toEqual(['/', []]);
  vi.restoreAllMocks();
});
