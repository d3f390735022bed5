import { OF_CALL, loadCall, openCall, talkToDoctor } from '../testing/open-call.tsx';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { APPOINTMENT } from '../testing/appointment.ts';
import { aCall, line } from '../testing/call-line.ts';
import { stage } from '../testing/stage.ts';

beforeAll(loadCall);
afterEach(() => {
  vi.useRealTimers();
});

describe('the end button', () => {
  test('asks first, in French, and staying sends nothing', async () => {
    const { screen } = await talkToDoctor({}, 'fr');
    await screen.press('button', 'Terminer');
    expect(screen.names('dialog')).toEqual(['Terminer l’appel ?']);
    expect(screen.read('dialog')).toContain('L’appel se termine pour vous deux.');
    await screen.press('button', 'Fermer');
    expect(screen.names('dialog')).toEqual([]);
    expect(line.said().map(({ type }) => type)).not.toContain('end');
    await screen.close();
  });

  test('ends for both once that is confirmed, and shows what the server makes of it', async () => {
    const completed = aCall({ stage: stage('completed', { chip: 'Done', sentence: 'It took place.' }) });
    let after = aCall();
    const { screen } = await talkToDoctor({}, 'en', { [`GET ${OF_CALL}/call`]: () => after });
    await screen.press('button', 'End');
    await screen.press('button', 'End for both');
    expect(line.said().at(-1)).toEqual({ type: 'end' });
    expect(screen.names('heading')).toContain('The call is ending …');
    after = completed;
    await screen.after(() => line.hear({ type: 'ended', completed: true }));
    expect(screen.names('heading')).toEqual(['Done']);
    expect(screen.text()).toContain('It took place.');
    expect(screen.names('button')).not.toContain('Come back to the call');
    await screen.close();
  });

  test('leaves for a while without ending, and one press leads back in', async () => {
    const { screen } = await talkToDoctor();
    await screen.press('button', 'End');
    await screen.press('button', 'Leave for a while');
    expect(screen.names('heading')).toEqual(['You left the call']);
    expect(line.said().map(({ type }) => type)).not.toContain('end');
    const joins = screen.sent().length;
    await screen.press('button', 'Come back to the call');
    expect(screen.sent().slice(joins)).toEqual([{ call: `POST ${OF_CALL}/call/join`, body: {} }]);
    await screen.close();
  });
});

describe('the Back of the browser', () => {
  test('asks before it leaves the call, and staying keeps the call', async () => {
    const { screen } = await talkToDoctor({}, 'sw');
    await screen.after(() => history.back());
    expect(screen.names('dialog')).toEqual(['Utoke kwenye simu?']);
    await screen.press('button', 'Baki kwenye simu');
    expect(screen.names('dialog')).toEqual([]);
    expect(screen.read('status')).toBe('Mmeunganishwa');
    await screen.close();
  });

  test('leaves the call once that is confirmed', async () => {
    const { screen } = await talkToDoctor();
    await screen.after(() => history.back());
    await screen.press('button', 'Leave for a while');
    expect(screen.names('heading')).toEqual(['You left the call']);
    await screen.close();
  });
});

describe('after an appointment by phone', () => {
  const undecided = { call_type: 'phone', says: ['spoke', 'not-spoke'] } as const;

  test('the patient is asked whether the two spoke; no answer is sent before it is confirmed', async () => {
    const said = aCall({ call_type: 'phone', says: [] });
    const { screen } = await openCall({ ...undecided, says: [...undecided.says] }, 'sw', {
      [`POST ${OF_CALL}/call/outcome`]: said,
    });
    expect(screen.names('region')).toContain('Je, ulizungumza na Dkt. Neema Mushi?');
    await screen.press('button', 'Hapana, hatukuzungumza');
    expect(screen.text()).toContain('Hakika hukuzungumza na Dkt. Neema Mushi?');
    expect(screen.sent()).toEqual([]);
    await screen.press('button', 'Ndiyo, hatukuzungumza');
    expect(screen.sent()).toEqual([{ call: `POST ${OF_CALL}/call/outcome`, body: { spoke: false } }]);
    expect(screen.names('region')).not.toContain('Je, ulizungumza na Dkt. Neema Mushi?');
    await screen.close();
  });

  test('that they spoke is sent as such, and going back sends nothing', async () => {
    const { screen } = await openCall({ ...undecided, says: [...undecided.says] }, 'en', {
      [`POST ${OF_CALL}/call/outcome`]: aCall({ call_type: 'phone' }),
    });
    await screen.press('button', 'Yes, we spoke');
    await screen.press('button', 'Back');
    expect(screen.sent()).toEqual([]);
    await screen.press('button', 'Yes, we spoke');
    await screen.press('button', 'Yes, it took place');
    expect(screen.sent()).toEqual([{ call: `POST ${OF_CALL}/call/outcome`, body: { spoke: true } }]);
    await screen.close();
  });

  test('the question is also asked on the screen after the call', async () => {
    const { screen } = await talkToDoctor({ ...undecided, says: [...undecided.says] });
    await screen.after(() => line.hear({ type: 'ended', completed: false }));
    expect(screen.names('heading')).toContain('The call has ended');
    expect(screen.names('button')).toEqual(
      expect.arrayContaining(['Yes, we spoke', 'No, we did not speak', 'Come back to the call']),
    );
    await screen.close();
  });
});

test('a doctor marks the appointment as completed only after a question', async () => {
  const doctor = { side: 'doctor', may_complete: true, other: { name: 'Asha Juma', present: false } } as const;
  const done = aCall({ ...doctor, may_complete: false, stage: stage('completed') });
  const { screen } = await openCall(doctor, 'en', { [`POST /api/appointments/${APPOINTMENT}/complete`]: done });
  await screen.press('button', 'Mark as completed');
  expect(screen.read('dialog')).toContain('Asha Juma has 24 hours to object.');
  expect(screen.sent()).toEqual([]);
  await screen.press('button', 'Yes, completed');
  expect(screen.sent()).toEqual([{ call: `POST /api/appointments/${APPOINTMENT}/complete`, body: {} }]);
  expect(screen.names('button')).not.toContain('Mark as completed');
  await screen.close();
});

test('a doctor who has telephoned is not left with "no answer" only: "we spoke" completes it, and leads to the note', async () => {
  const attempts = { calls: 1, unanswered: 0, may_note: true };
  const doctor = { side: 'doctor', call_type: 'phone', may_complete: true, attempts, phone: '+255712000123' } as const;
  const done = aCall({ ...doctor, may_complete: false, attempts: null, phone: null, stage: stage('claimed') });
  const { screen } = await openCall(doctor, 'en', { [`POST /api/appointments/${APPOINTMENT}/complete`]: done });
  expect(screen.names('button')).toEqual(expect.arrayContaining(['We spoke', 'No answer']));
  expect(screen.names('button')).not.toContain('Mark as completed');
  await screen.press('button', 'We spoke');
  await screen.press('button', 'Yes, completed');
  expect(screen.sent()).toEqual([{ call: `POST /api/appointments/${APPOINTMENT}/complete`, body: {} }]);
  expect(screen.names('link')).toContain('Write the note');
  await screen.close();
});

test('who is alone in the room does not read that the call ends for both', async () => {
  const { screen } = await talkToDoctor();
  await screen.after(() => line.hear({ type: 'presence', present: false, fresh: false, silent: false }));
  await screen.press('button', 'End');
  expect(screen.read('dialog')).toContain('You are alone in the room.');
  expect(screen.read('dialog')).not.toContain('for both');
  await screen.close();
});
