import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerBody } from '../../api/assistant.ts';
import { sentencesIn } from '../../components/text-sentences.ts';
import { forgetPageDrafts } from '../../components/forms/page-draft.ts';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import DiagnosisScreen from './diagnosis-screen.tsx';
import { AnswerRest } from './lazy-answer-rest.ts';
import { Answer } from './lazy-answer.ts';
import { Keeping } from './lazy-keeping.ts';
import { SignInToKeep } from './lazy-sign-in.ts';

beforeEach(async () => {
  stopTime();
  forgetPageDrafts();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  await Promise.all([Answer.load(), AnswerRest.load(), Keeping.load(), SignInToKeep.load('en')]);
});

const ASK = 'POST /api/ai/ask';
const KEEP = 'POST /api/ai/conversations';
const KEPT_ID = '019b7600-0000-7000-8000-0000000000c1';
const THROAT = {
  conversation_id: 'sealed-1',
  began_anew: false,
  language: 'en',
  urgency: 'self-care',
  final: true,
  reasons: [],
  heard: [],
  answer: 'Rest at home today. Drink warm water often.',
  parts: [{ kind: 'first', heading: 'Do this', sentences: ['Rest at home today.', 'Drink warm water often.'] }],
  problems: [],
  doctors: [],
  emergency_numbers: [],
  card: null,
  worded_by_model: false,
  is_reviewed: false,
  rules: [],
} as unknown as AnswerBody;

const open = (answers: Answers = {}, me: { role?: 'patient' | 'doctor' } | null = {}) =>
  openScreen(<DiagnosisScreen />, {
    path: '/diagnosis',
    language: 'en',
    me,
    answers: { 'GET /api/ai': { model: null, emergency_numbers: [] }, [ASK]: THROAT, ...answers },
  });

async function answered(answers: Answers = {}, me: { role?: 'patient' | 'doctor' } | null = {}) {
  const screen = await open(answers, me);
  await screen.write('What is wrong?', 'My throat hurts');
  await screen.press('button', 'Ask');
  return screen;
}

describe('keeping a conversation', () => {
  test('sends only which one, and leads to those that are kept', async () => {
    const screen = await answered({ [KEEP]: { id: KEPT_ID } });
    await screen.press('button', 'Keep this conversation');
    expect(screen.sent().at(-1)).toMatchObject({ call: KEEP, body: { conversation_id: 'sealed-1' } });
    expect(screen.text()).toContain('The conversation is kept.');
    const notice = document.querySelector('.notice.success');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(`/diagnosis/kept/${KEPT_ID}`);
    expect(notice?.contains(document.activeElement)).toBe(true);
    expect(screen.names('button')).not.toContain('Keep this conversation');
  });

  test('that is refused is said in its own words, and may be tried again', async () => {
    const screen = await answered({ [KEEP]: new Refused(422, 'invalid-input', 'You keep too many conversations.') });
    await screen.press('button', 'Keep this conversation');
    expect(screen.read('alert')).toContain('You keep too many conversations.');
    expect(screen.names('button')).toContain('Keep this conversation');
  });

  test('asks a visitor to sign in over the answer, and sends nothing before', async () => {
    const screen = await answered({}, null);
    await screen.press('button', 'Keep this conversation');
    expect(screen.names('dialog')).toHaveLength(1);
    expect(screen.sent().filter(({ call }) => call === KEEP)).toEqual([]);
    expect(screen.text()).toContain('Rest at home today.');
  });

  test('asks to sign in again where the session has ended', async () => {
    const screen = await answered({ [KEEP]: new Refused(401, 'not-signed-in', 'Sign in.') });
    await screen.press('button', 'Keep this conversation');
    expect(screen.names('dialog')).toHaveLength(1);
  });

  test('is not offered to a doctor', async () => {
    const screen = await answered({}, { role: 'doctor' });
    expect(screen.text()).toContain('Rest at home today.');
    expect(screen.names('button')).not.toContain('Keep this conversation');
  });
});

/** Turns speech into text as the test says. */
class Recogniser extends EventTarget {
  static heard: Recogniser;
  lang = '';
  interimResults = true;
  state: 'new' | 'listening' | 'stopped' | 'aborted' = 'new';
  constructor() {
    super();
    Recogniser.heard = this;
  }
  start() {
    this.state = 'listening';
  }
  stop() {
    this.state = 'stopped';
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.state = 'aborted';
  }
  hears(...words: string[]) {
    const results = words.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }
}

describe('speaking instead of typing', () => {
  test('is not offered where the browser cannot', async () => {
    expect((await open()).names('button')).not.toContain('Speak instead of typing');
  });

  test.each(['SpeechRecognition', 'webkitSpeechRecognition'])(
    'puts what %s hears behind what is typed',
    async (name) => {
      vi.stubGlobal(name, Recogniser);
      const screen = await open();
      expect(screen.text()).toContain('Some browsers send the sound to their maker');
      await screen.write('What is wrong?', 'My throat ');
      await screen.press('button', 'Speak instead of typing');
      expect(Recogniser.heard).toMatchObject({ state: 'listening', lang: 'en-KE', interimResults: false });
      await screen.after(() => Recogniser.heard.hears('hurts', 'since yesterday'));
      expect(screen.get('textbox', 'What is wrong?')).toHaveProperty('value', 'My throat hurts since yesterday');
      await screen.press('button', 'Stop listening');
      expect(Recogniser.heard.state).toBe('stopped');
      expect(screen.names('button')).toContain('Speak instead of typing');
      expect(screen.sent()).toEqual([]);
    },
  );

  test('says that nothing was heard, and what was typed stays', async () => {
    vi.stubGlobal('SpeechRecognition', Recogniser);
    const screen = await open();
    await screen.write('What is wrong?', 'My throat');
    await screen.press('button', 'Speak instead of typing');
    await screen.after(() => {
      Recogniser.heard.dispatchEvent(new Event('error'));
      Recogniser.heard.dispatchEvent(new Event('end'));
    });
    expect(screen.text()).toContain('Nothing was heard. Please type instead.');
    expect(screen.get('textbox', 'What is wrong?')).toHaveProperty('value', 'My throat');
  });

  test('no longer listens once the person has left', async () => {
    vi.stubGlobal('SpeechRecognition', Recogniser);
    const screen = await open();
    await screen.press('button', 'Speak instead of typing');
    await screen.close();
    expect(Recogniser.heard.state).toBe('aborted');
  });
});

describe('reading an answer aloud', () => {
  const voices = (...languages: string[]) => {
    const speech = {
      getVoices: () => languages.map((lang) => ({ lang, localService: true })),
      cancel: vi.fn<() => void>(),
      speak: vi.fn<(words: { words: string; lang: string }) => void>(),
    };
    vi.stubGlobal('speechSynthesis', speech);
    class Utterance extends EventTarget {
      readonly words: string;
      lang = '';
      voice: unknown = null;
      constructor(words: string) {
        super();
        this.words = words;
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    return speech;
  };

  test('is not offered without a voice of its language', async () => {
    voices('fr-FR');
    expect((await answered()).names('button')).not.toContain('Read aloud');
  });

  test('begins with how soon help is needed, and stops by a press', async () => {
    const speech = voices('en-KE');
    const screen = await answered();
    await screen.press('button', 'Read aloud');
    const said = speech.speak.mock.calls.map(([{ words }]) => words);
    expect(said).toEqual(['You can treat this at home', ...sentencesIn(THROAT.answer)]);
    expect(speech.speak.mock.calls.map(([{ lang }]) => lang)).toEqual(said.map(() => 'en-KE'));
    speech.cancel.mockClear();
    await screen.press('button', 'Stop reading');
    expect(speech.cancel).toHaveBeenCalled();
    expect(screen.names('button')).toContain('Read aloud');
  });

  test('is silent once the person has left', async () => {
    const speech = voices('en-KE');
    const screen = await answered();
    await screen.press('button', 'Read aloud');
    speech.cancel.mockClear();
    await screen.close();
    expect(speech.cancel).toHaveBeenCalled();
  });
});
