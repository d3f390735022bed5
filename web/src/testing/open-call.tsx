import { openScreen, stopTime } from './open-screen.tsx';
import type { Answers } from './open-screen.tsx';
import type { CallViewBody } from '@tabibu/contract/calls';
import type { Language } from '@tabibu/contract/languages';
import { AboutPatient } from '../call-screen/lazy-about.ts';
import CallScreen from '../call-screen/call-screen.tsx';
import { LazyFacts } from '../call-screen/lazy-facts.ts';
import { InAppNotice } from '../call-screen/lazy-in-app.ts';
import { APPOINTMENT } from './appointment.ts';
import { aCall, installCallLine, joined, line } from './call-line.ts';

/** The address of the call in the API. */
export const OF_CALL = `/api/appointments/${APPOINTMENT}`;

/** Loads what the call loads later, so that no test waits for it. */
export async function loadCall(): Promise<void> {
  await Promise.all([
    LazyFacts.load(),
    AboutPatient.load(),
    InAppNotice.load(),
    import('../call-screen/chat-panel.tsx'),
  ]);
}

/** Opens the screen of the call at `NOW`, before anybody has joined. `more`: what the server reports differently. */
export async function openCall(more: Partial<CallViewBody> = {}, language: Language = 'en', answers: Answers = {}) {
  stopTime();
  installCallLine();
  const call = aCall(more);
  const screen = await openScreen(<CallScreen />, {
    path: `/call/${APPOINTMENT}`,
    language,
    answers: {
      [`GET ${OF_CALL}/call`]: () => call,
      [`GET ${OF_CALL}/messages`]: { messages: [], next_cursor: null },
      [`POST ${OF_CALL}/call/join`]: () => joined(call),
      ...answers,
    },
  });
  return { screen, call };
}

const JOIN = { en: 'Join now', sw: 'Jiunge sasa', fr: 'Rejoindre' } as const;

type Opening = readonly [
  more?: Partial<CallViewBody>,
  language?: Language,
  answers?: Answers,
  /** What happens in the waiting room before joining. */
  before?: () => void,
];

/** Opens the call and joins it. The other person is not there yet. */
export async function joinCall(...[more, language = 'en', answers, before]: Opening) {
  const opened = await openCall(more, language, answers);
  before?.();
  await opened.screen.press('button', JOIN[language]);
  await opened.screen.after(() => line.hear({ type: 'welcome', side: opened.call.side, present: false }));
  return opened;
}

/** Joins as the patient; the doctor comes in and connects, and no media gets through yet. */
export async function meetDoctor(...opening: Opening) {
  const opened = await joinCall(...opening);
  await opened.screen.after(() => line.hear({ type: 'presence', present: true, fresh: true }));
  await opened.screen.after(() => line.offer());
  return opened;
}

/** Joins as the patient, and is connected to the doctor. */
export async function talkToDoctor(...opening: Opening) {
  const opened = await meetDoctor(...opening);
  await opened.screen.after(() => line.media('connected'));
  return opened;
}
