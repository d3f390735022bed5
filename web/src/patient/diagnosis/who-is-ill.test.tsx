import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPageDrafts } from '../../components/forms/page-draft.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import DiagnosisScreen from './diagnosis-screen.tsx';
import { PersonFields } from './lazy-person-fields.tsx';

beforeEach(() => {
  stopTime();
  forgetPageDrafts();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const ASK = 'POST /api/ai/ask';

const open = (beside?: ReactNode) =>
  openScreen(
    <>
      {beside}
      <DiagnosisScreen />
    </>,
    { path: '/diagnosis', me: null, answers: { 'GET /api/ai': { model: null, emergency_numbers: [] } } },
  );

async function unfold(screen: Awaited<ReturnType<typeof open>>) {
  const box = document.querySelector<HTMLDetailsElement>('.who-is-ill')!;
  await screen.after(() => {
    box.open = true;
    box.dispatchEvent(new Event('toggle'));
  });
  await PersonFields.load();
  await screen.wait(0);
}

test('age and sex are asked for only when the fields are opened', async () => {
  const screen = await open();
  expect(screen.text()).toContain('Who is ill? (optional)');
  expect(document.querySelector('[name=age]')).toBeNull();
  await unfold(screen);
  expect(document.querySelector('[name=age]')).not.toBeNull();
});

test('what is stated about the person goes along with the words', async () => {
  const screen = await open();
  await unfold(screen);
  await screen.write('Age', '7');
  await screen.choose('Age in', 'months');
  await screen.press('radio', 'Female');
  await screen.write('What is wrong?', 'Fever');
  await screen.press('button', 'Ask');
  expect(screen.sent()).toEqual([
    { call: ASK, body: { text: 'Fever', age_days: 213, sex: 'female', channel: 'web', use_model: false } },
  ]);
});

test('what stands in the fields goes along, also if the page has not heard of it yet', async () => {
  const screen = await open();
  await unfold(screen);
  Reflect.set(document.querySelector('[name=age]')!, 'value', '3');
  await screen.write('What is wrong?', 'Fever');
  await screen.press('button', 'Ask');
  expect(screen.sent()).toMatchObject([{ call: ASK, body: { age_years: 3 } }]);
});

test('fields that report while React is at work, as after a late start of the script, lose nothing', async () => {
  const report = () => {
    const [age, unit] = ['age', 'age-unit'].map((name) => document.querySelector(`[name=${name}]`)!);
    Reflect.set(Object.getPrototypeOf(age), 'value', '7', age);
    age!.dispatchEvent(new Event('input', { bubbles: true }));
    Reflect.set(unit!, 'value', 'months');
    unit!.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const screen = await open(<button onClick={report}>Report</button>);
  await unfold(screen);
  await screen.press('button', 'Report');
  await screen.write('What is wrong?', 'Fever');
  await screen.press('button', 'Ask');
  expect(screen.sent()).toMatchObject([{ call: ASK, body: { age_days: 213 } }]);
});
