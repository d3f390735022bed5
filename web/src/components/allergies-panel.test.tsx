import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { AllergiesBody } from '@tabibu/contract/allergies';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { AllergiesPanel } from './allergies-panel.tsx';

beforeEach(stopTime);

const item = (id: string, substance: string): AllergiesBody['items'][number] => ({
  id,
  substance,
  reaction: '',
  said_by: 'doctor',
  said_at: '2026-11-20T06:00:00Z',
});
const LISTED: AllergiesBody = {
  version: 1,
  status: 'listed',
  said_by: 'doctor',
  said_at: '2026-11-20T06:00:00Z',
  items: [item('1', 'Penicillin'), item('2', 'Groundnuts')],
};

function Panel() {
  const [allergies, setAllergies] = useState(LISTED);
  return (
    <AllergiesPanel
      allergies={allergies}
      side="doctor"
      editable
      save={async ({ version, items }) => ({
        ...LISTED,
        version: version + 1,
        items: items.map((one, index) => item(String(index), one.substance)),
      })}
      onSaved={setAllergies}
      onStale={() => undefined}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;

test('adding an allergy puts the focus into the form, and saving it on the button that adds the next', async () => {
  const screen = await openScreen(<Panel />, { path: '/doctor/visits/1', answers: {} });
  await screen.press('button', 'Add an allergy');
  expect(focused()).toBe('substance');
  await screen.write('Medicine or thing', 'Aspirin');
  await screen.press('button', 'Save');
  expect(focused()).toBe('Add an allergy');
});

test('removing one while another is being typed puts the focus into the form, not on a button of it', async () => {
  const screen = await openScreen(<Panel />, { path: '/doctor/visits/1', answers: {} });
  await screen.press('button', 'Add an allergy');
  await screen.press('button', 'Remove Groundnuts');
  expect(screen.text()).not.toContain('Groundnuts');
  expect(focused()).toBe('substance');
});
