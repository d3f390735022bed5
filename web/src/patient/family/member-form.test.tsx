import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import FamilyScreen from './family-screen.tsx';

const ADD = 'POST /api/family';
const FAMILY = 'GET /api/family';
const JUMA = {
  id: '019b7600-0000-7000-8000-0000000000f1',
  name: 'Juma Mwinyi',
  relation: 'child',
  birth_date: '2022-03-05',
  sex: 'male',
  version: 1,
  consented_at: '2026-11-01T09:00:00.000Z',
  has_visit: false,
};
const CONSENT =
  'This is a child in my care, or this person has agreed: Tabibu keeps their health record, I book for them, and the doctors whom I choose read it.';
const family = (...members: object[]) => ({ today: '2026-11-20', number_from: 15, members });

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const open = (answers: Answers = {}) =>
  openScreen(<FamilyScreen />, { path: '/more/family', answers: { [FAMILY]: family(), [ADD]: JUMA, ...answers } });

type Screen = Awaited<ReturnType<typeof open>>;

async function fill(screen: Screen): Promise<void> {
  await screen.write('Full name', 'Juma Mwinyi');
  await screen.choose('How they relate to you', 'child');
  await screen.write('Month', '3');
  await screen.write('Year', '2022');
  await screen.choose('Sex', 'male');
}

describe('the family', () => {
  test('lists its people with relation and age', async () => {
    const screen = await open({ [FAMILY]: family(JUMA) });
    expect(screen.names('link')).toContain('Juma Mwinyi Child · 4 years');
  });

  test('takes nobody without consent and says what is missing at the field', async () => {
    const screen = await open();
    await fill(screen);
    await screen.press('button', 'Add');
    expect([screen.sent(), screen.text()]).toEqual([[], expect.stringContaining('Tick this first.')]);
  });

  test('sends who the person is with the number of the wording', async () => {
    const screen = await open();
    await fill(screen);
    await screen.press('checkbox', CONSENT);
    await screen.press('button', 'Add');
    expect(screen.sent()[0]?.body).toEqual({
      name: 'Juma Mwinyi',
      relation: 'child',
      birth_date: '2022-03',
      sex: 'male',
      phone: '',
      phone_country: 'TZ',
      consent_version: 1,
    });
    expect(screen.text()).toContain('Juma Mwinyi was added.');
  });

  test('sends the number of a member with the country that was chosen for it', async () => {
    const screen = await open();
    await fill(screen);
    await screen.write('Their own telephone number · if they have one', '0712 000 779');
    await screen.choose('Country of that number', 'KE');
    await screen.press('checkbox', CONSENT);
    await screen.press('button', 'Add');
    expect(screen.sent()[0]?.body).toMatchObject({ phone: '0712 000 779', phone_country: 'KE' });
  });

  test('sends no number that the country cannot have', async () => {
    const screen = await open();
    await fill(screen);
    await screen.write('Their own telephone number · if they have one', '07120');
    await screen.press('checkbox', CONSENT);
    await screen.press('button', 'Add');
    expect([screen.sent(), screen.text()]).toEqual([
      [],
      expect.stringContaining('Type a mobile number of that country'),
    ]);
  });

  test('keeps what was typed when the server refuses', async () => {
    const screen = await open({ [ADD]: new Refused(409, 'family-full', 'Your family already has 20 people.') });
    await fill(screen);
    await screen.press('checkbox', CONSENT);
    await screen.press('button', 'Add');
    expect(screen.text()).toContain('Your family already has 20 people.');
    expect(document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Juma Mwinyi');
  });
});
