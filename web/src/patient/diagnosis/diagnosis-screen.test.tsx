import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerBody } from '../../api/assistant.ts';
import { forgetPageDrafts } from '../../components/forms/page-draft.ts';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import DiagnosisScreen from './diagnosis-screen.tsx';
import { AnswerRest } from './lazy-answer-rest.ts';
import { Answer } from './lazy-answer.ts';

beforeEach(async () => {
  stopTime();
  forgetPageDrafts();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await Promise.all([Answer.load(), AnswerRest.load()]);
});

const ASK = 'POST /api/ai/ask';
const FIELD = 'What is wrong?';

const SORE_THROAT: AnswerBody = {
  conversation_id: 'sealed-1',
  began_anew: false,
  language: 'en',
  urgency: 'self-care',
  final: false,
  reasons: ['A sore throat is usually harmless.'],
  heard: [{ id: 'sore-throat', text: 'sore throat' }],
  answer: 'Rest. Drink.',
  parts: [
    { kind: 'first', heading: 'Do this', sentences: ['Rest at home today.', 'Drink warm water often.'] },
    { kind: 'why', heading: 'Why', sentences: ['It is common.', 'It passes.'] },
    { kind: 'guidance', heading: 'Note', sentences: ['Guidance, not a diagnosis.'] },
  ],
  question: { id: 'drools', text: 'Can you swallow water?', choices: [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }] }, // prettier-ignore
  problems: ['ear'],
  doctors: [],
  emergency_numbers: [{ label: 'Ambulance', number: '112' }, { label: 'Police', number: '999' }], // prettier-ignore
  card: null,
  worded_by_model: false,
  is_reviewed: false,
  rules: ['B2'],
};
const DOCTOR = {
  id: '019b7600-0000-7000-8000-0000000000d1',
  name: 'Dr Neema Mushi',
  specialty: 'General Practitioner',
  specialty_id: 'general-practitioner',
  is_specialist: false,
  url: null,
  rating: 4.5,
  rating_count: 9,
  phone_price: { amount: 600_000, currency: 'TZS' },
  next_free_at: null,
  free_times: [],
  spoken_languages: ['sw'],
};
const OFFERED = { ...SORE_THROAT, final: true, question: undefined, doctors: [DOCTOR] } as unknown as AnswerBody;
const EMERGENCY = {
  ...SORE_THROAT,
  urgency: 'emergency',
  question: undefined,
  parts: [{ kind: 'first', heading: 'Do this', sentences: ['Go to the nearest hospital now.'] }],
} as unknown as AnswerBody;

const open = (answers: Answers, language: 'en' | 'sw' = 'en') =>
  openScreen(<DiagnosisScreen />, {
    path: '/diagnosis',
    language,
    me: null,
    answers: { 'GET /api/ai': { model: null, emergency_numbers: [] }, ...answers },
  });

describe('asking', () => {
  test('nothing is sent for blank text, and words are answered with how soon help is needed (PAT-AI-01, PAT-AI-11)', async () => {
    const screen = await open({ [ASK]: SORE_THROAT });
    expect(screen.names('button')).not.toContain('Ask');
    await screen.write(FIELD, '   ');
    expect(screen.names('button')).not.toContain('Ask');
    await screen.write(FIELD, ' My throat hurts ');
    await screen.press('button', 'Ask');
    expect(screen.sent()).toEqual([{ call: ASK, body: { text: 'My throat hurts', channel: 'web', use_model: false } }]);
    expect(screen.text()).toMatch(/My throat hurts.*What we know so far.*You can treat this at home/s);
    expect(screen.text()).toMatch(/This is guidance, not a diagnosis\. Not yet reviewed by a clinician\./);
    expect(screen.get('textbox', 'Write more')).toHaveProperty('value', '');
  });

  test('a question is answered by a chip, in words, or passed over; what was understood wrongly is taken back', async () => {
    const screen = await open({ [ASK]: SORE_THROAT });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    await screen.press('button', 'No');
    await screen.press('button', 'Skip');
    await screen.press('button', 'sore throat: this is not so');
    await screen.write('Write more', 'I can');
    await screen.press('button', 'Ask');
    expect(screen.sent().map(({ body }) => body)).toMatchObject([
      { text: 'throat' },
      { text: 'no', question_id: 'drools', conversation_id: 'sealed-1', language: 'en' },
      { text: 'skip', question_id: 'drools' },
      { text: 'no', question_id: 'heard:sore-throat' },
      { text: 'I can', question_id: 'drools' },
    ]);
    expect(screen.text()).toContain('Can you swallow water? No');
  });

  test('the answer is typed out every 5 ms and shown whole by a tap; a screen reader hears it once (PAT-AI-04)', async () => {
    const screen = await open({ [ASK]: SORE_THROAT });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    const unseen = () => [...document.querySelectorAll('span.untyped')].map(({ textContent }) => textContent).join('');
    const before = unseen().length;
    await screen.wait(100);
    expect(before - unseen().length).toBeGreaterThanOrEqual(15);
    expect(before - unseen().length).toBeLessThanOrEqual(24);
    expect(document.querySelector('[aria-live]')?.textContent).toBe(
      'Rest at home today. Drink warm water often. Can you swallow water?',
    );
    await screen.press('button', 'Show all now');
    expect(unseen()).toBe('');
  });

  test('whoever wants no motion reads the whole answer at once', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
    const screen = await open({ [ASK]: SORE_THROAT });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    expect(document.querySelector('.untyped')).toBeNull();
  });
});

describe('an emergency', () => {
  test('shows numbers to ring and what to do, whole, with neither doctor nor price', async () => {
    const screen = await open({ [ASK]: { ...EMERGENCY, doctors: [DOCTOR] } });
    await screen.write(FIELD, 'cannot breathe');
    await screen.press('button', 'Ask');
    expect(screen.text()).toMatch(
      /Emergency\. Go to the nearest hospital now.*112.*999.*Go to the nearest hospital now/s,
    );
    expect(screen.get('link', '112 Ambulance').getAttribute('href')).toBe('tel:112');
    expect(document.querySelector('.untyped')).toBeNull();
    expect(screen.text()).not.toContain('Neema');
    expect(screen.get('link', 'I still want a doctor').getAttribute('href')).toBe('/emergency');
  });

  test.each([
    ['violence', 'soon', 'See a doctor within one or two days'],
    ['violence', 'emergency', 'Emergency. Go to a safe place or a hospital now'],
    ['suicide', 'today', 'See a health worker today'],
    ['suicide', 'emergency', 'Emergency. Go to the nearest hospital now'],
  ])('about %s at %s says whom to ring', async (card, urgency, heading) => {
    const screen = await open({ [ASK]: { ...EMERGENCY, urgency, card } });
    await screen.write(FIELD, 'I am afraid');
    await screen.press('button', 'Ask');
    expect(screen.text()).toContain(heading);
    expect(screen.get('link', '112 Ambulance').getAttribute('href')).toBe('tel:112');
  });

  test('of a subject that needs discretion offers to leave quickly and forgets what was written', async () => {
    const screen = await open({ [ASK]: { ...EMERGENCY, card: 'violence' } });
    await screen.write(FIELD, 'he hits me');
    await screen.press('button', 'Ask');
    await screen.press('link', 'Leave this page now');
    expect(screen.at()).toBe('/learnings');
    await screen.close();
    expect((await open({})).text()).not.toContain('he hits me');
  });
});

describe('when no answer comes', () => {
  test('it is asked once and three times again, a second apart; then it apologises with two numbers (PAT-AI-02, PAT-AI-03, C73)', async () => {
    const screen = await open({ [ASK]: new Refused(503, 'service-unavailable', '') });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    await screen.wait(2900);
    expect(screen.sent()).toHaveLength(3);
    expect(screen.text()).toContain('Thinking…');
    await screen.wait(200);
    expect(screen.sent()).toHaveLength(4);
    expect(screen.text()).toMatch(/Sorry, the assistant does not answer now.*contact a doctor.*Error 503.*112/s);
    expect(screen.get('textbox', FIELD)).toHaveProperty('value', 'throat');
    await screen.press('button', 'Try again');
    expect(screen.sent()).toHaveLength(5);
  });

  test('the phone warns in the printed words (PAT-AI-14, ERR-09)', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('768') }));
    const screen = await open({ [ASK]: NO_NETWORK });
    await screen.write(FIELD, 'I have a fever');
    await screen.press('button', 'Ask');
    expect(screen.text()).toContain('Analyzing…');
    await screen.wait(3100);
    expect(screen.text()).toContain("Sorry, I couldn't understand that. Please try again.");
    expect(screen.sent()[0]?.body).toMatchObject({ channel: 'chat' });
  });

  test('a refusal is shown in its own words and not repeated', async () => {
    const screen = await open({ [ASK]: new Refused(422, 'question-too-long', 'This text is too long.') });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    await screen.wait(5000);
    expect(screen.sent()).toHaveLength(1);
    expect(screen.text()).toMatch(/This text is too long\..*112/s);
  });
});

describe('after an answer', () => {
  test('marking it as helpful is stored, and taken back (PAT-AI-05, W07)', async () => {
    const screen = await open({ [ASK]: SORE_THROAT, 'POST /api/ai/helpful': { helpful: true } });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    await screen.press('button', 'Mark as helpful');
    expect(screen.sent().at(-1)?.body).toEqual({ conversation_id: 'sealed-1', helpful: true });
    expect(screen.get('button', 'Mark as helpful').getAttribute('aria-pressed')).toBe('true');
  });

  test('doctors are shown with price, and the reason goes along only if the person agrees (PAT-SHELL-11)', async () => {
    const screen = await open({ [ASK]: OFFERED });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    expect(screen.text()).toMatch(/Doctors who fit.*Neema Mushi.*6,000/s);
    await screen.press('checkbox', 'Give the doctor what I wrote as the reason');
    await screen.press('link', 'Book a call with Dr Neema Mushi');
    expect(screen.at()).toBe(`/book/${DOCTOR.id}`);
  });

  test('the conversation is there again after looking at another screen, and gone after starting again', async () => {
    const screen = await open({ [ASK]: SORE_THROAT });
    await screen.write(FIELD, 'throat');
    await screen.press('button', 'Ask');
    await screen.close();
    const again = await open({ [ASK]: SORE_THROAT });
    expect(again.text()).toContain('You can treat this at home');
    await again.press('button', 'Start again');
    expect(again.text()).not.toContain('You can treat this at home');
    expect(again.text()).toContain('Danger signs');
  });
});
