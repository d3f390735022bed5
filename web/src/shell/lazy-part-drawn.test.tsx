import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasSentences } from './catalogues.ts';
import { lazyPart } from './lazy-part.tsx';
import { useTranslation } from './translation.tsx';

beforeEach(stopTime);

const here = { default: () => <p>Here</p> };

test('a part appears when its code arrives, and React complains of nothing', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  let arrive: (file: typeof here) => void = () => undefined;
  const { Part } = lazyPart(() => new Promise<typeof here>((done) => (arrive = done)), {
    file: 'src/piece.tsx',
    fallback: 'Wait',
  });
  const screen = await openScreen(<Part />, { path: '/', answers: {} });
  expect(screen.text()).toBe('Wait');
  await act(async () => arrive(here));
  expect(screen.text()).toBe('Here');
  expect(complaints.mock.calls).toEqual([]);
});

test('a part whose code is loaded before is drawn at once', async () => {
  const { Part, load } = lazyPart(async () => here, { file: 'src/piece.tsx', when: () => new Promise(() => {}) });
  await load();
  expect((await openScreen(<Part />, { path: '/', answers: {} })).text()).toBe('Here');
});

test('a part that needs further sentences appears when they have come too, with its words', async () => {
  const Titled = () => <p>{useTranslation().t('fact.title-doctor')}</p>;
  const { Part } = lazyPart(async () => ({ default: Titled }), {
    file: 'src/piece.tsx',
    sentences: ['facts'],
    fallback: 'Wait',
  });
  expect(hasSentences('en', ['facts'])).toBe(false);
  const screen = await openScreen(<Part />, { path: '/', answers: {} });
  await expect.poll(() => screen.text()).toBe('About the patient');
  expect(hasSentences('en', ['facts'])).toBe(true);
});
