import { describe, expect, test } from 'vitest';
import { advance } from './conversation.ts';
import type { ConversationContext, Reply, Said } from './conversation.ts';

const CONTEXT: ConversationContext = { country: 'TZ', channel: 'web', date: '2026-11-24' };

/** Says one thing after the other; a text that begins with `?` is the choice of the question that is open. */
function talk(turns: readonly string[], context: Partial<ConversationContext> = {}): Reply[] {
  let state: Parameters<typeof advance>[0];
  return turns.map((turn) => {
    const questionId = state?.asked.at(-1);
    const said: Said = turn.startsWith('?') ? { questionId, choice: turn.slice(1) } : { text: turn, questionId };
    const next = advance(state, said, { ...CONTEXT, ...context });
    // What is sealed and opened again is plain JSON.
    state = JSON.parse(JSON.stringify(next.state)) as typeof state;
    expect(JSON.stringify(state).length).toBeLessThan(3_000);
    return next.reply;
  });
}

const last = (...input: Parameters<typeof talk>): Reply => talk(...input).at(-1)!;

test('a mother whose child has fever and cannot suck reads in Swahili that it is an emergency, and two numbers', () => {
  const reply = last(['mtoto wangu ana homa na hawezi kunyonya']);
  expect(reply).toMatchObject({ language: 'sw', urgency: 'emergency', final: true, problemIds: [] });
  expect(reply.numbers.map(({ number }) => number)).toEqual(['112', '115']);
  expect(reply.answer).toContain('Hii ni dharura. Nenda hospitali iliyo karibu sasa. Piga 112 au 115.');
  expect(reply.question).toBeUndefined();
});

test('a sore throat is cared for at home once its danger signs are denied, and says what helps and when to come back', () => {
  const replies = talk(['I have a sore throat', '?no', '?adult']);
  expect(replies.map(({ urgency, final }) => [urgency, final])).toEqual([
    ['self-care', false],
    ['self-care', false],
    ['self-care', true],
  ]);
  expect(replies[0]!.question).toMatchObject({ id: 'stop:throat' });
  expect(replies[2]!.answer).toContain('Gargle with warm salt water.');
  expect(replies[2]!.answer).toContain('Come back if it hurts for over a week, or fever begins.');
  expect(replies[2]!.answer.endsWith('This is guidance, not a diagnosis.')).toBe(true);
});

describe('the urgency', () => {
  test('rises with a danger sign that is chosen or said in words', () => {
    expect(last(['koo linauma kidogo', '?breathless'])).toMatchObject({ urgency: 'emergency', language: 'sw' });
    expect(last(['koo linauma kidogo', 'hapana, lakini siwezi kupumua']).urgency).toBe('emergency');
  });

  test('does not fall when a later text says less, or denies', () => {
    expect(last(['nina homa kali na shingo imekakamaa', 'sasa nina mafua tu']).urgency).toBe('emergency');
    expect(last(['fever for four days', 'runny nose, no fever']).urgency).toBe('today');
    // Fever with a runny nose, said at once, is less urgent.
    expect(last(['I have fever', 'and a runny nose']).urgency).toBe('today');
  });

  test('falls when what was understood is taken back', () => {
    const context = CONTEXT;
    const first = advance(undefined, { text: 'runny nose and trouble breathing' }, context);
    expect(first.reply.urgency).toBe('emergency');
    const said = { questionId: 'heard:breathless', choice: 'no' };
    expect(advance(first.state, said, context).reply.urgency).toBe('self-care');
  });

  test('stays today at least when a danger sign is not known', () => {
    expect(last(['I have a sore throat', '?unknown']).urgency).toBe('today');
  });

  test('is not final at home when the danger signs were passed over', () => {
    expect(last(['I have a sore throat', '?skip', '?skip'])).toMatchObject({ urgency: 'self-care', final: false });
    expect(last(['I have a sore throat', '?skip', '?skip']).question).toBeUndefined();
  });

  test('counts the age that is tapped', () => {
    expect(last(['homa', '?no', '?under-2-months']).urgency).toBe('emergency');
    expect(last(['fever'], { ageDays: 20 }).urgency).toBe('emergency');
  });
});

describe('words that only sound like an emergency', () => {
  const text = 'my sister says it is like an emergency';
  const heardIds = ({ heard }: Reply) => heard.map(({ id }) => id);

  test('are one, and whether a danger sign is there is asked below what to do', () => {
    const [reply] = talk([text]);
    expect(reply).toMatchObject({ urgency: 'emergency', final: false, question: { id: 'unclear' } });
    expect(reply!.answer).toContain('Go to the nearest hospital now.');
    expect(reply!.question!.choices.map(({ id }) => id)).toContain('breathless');
  });

  test.each(['breathless', 'hurt', 'unknown', 'skip'])(
    'stay one after the answer "%s", which is asked once',
    (choice) => {
      const reply = last([text, `?${choice}`]);
      expect(reply.urgency).toBe('emergency');
      expect(reply.question).toBeUndefined();
    },
  );

  test('are looked at today where no sign is there, and a sign that is told later makes an emergency again', () => {
    const replies = talk([text, '?no', 'now he is not breathing']);
    expect(replies.map(({ urgency }) => urgency)).toEqual(['emergency', 'today', 'emergency']);
    expect(heardIds(replies[1]!)).toContain('doubted-danger');
  });

  test('are looked at today when they are taken back, and the doubt can be taken back too', () => {
    const first = advance(undefined, { text }, CONTEXT);
    const second = advance(first.state, { questionId: 'heard:like-danger', choice: 'no' }, CONTEXT);
    expect(second.reply.urgency).toBe('today');
    expect(heardIds(second.reply)).toEqual(['doubted-danger']);
    const third = advance(second.state, { questionId: 'heard:doubted-danger', choice: 'no' }, CONTEXT);
    expect(third.reply.urgency).toBe('routine');
  });

  test('need no question beside a sign that makes an emergency by itself', () => {
    expect(last([`${text}, a snake bit him`]).question).toBeUndefined();
    expect(last(['my mother is in critical condition']).question).toBeUndefined();
  });
});

test('a greeting is not shown as something that was understood', () => {
  const { reply } = advance(undefined, { text: 'At home everybody is well. I fainted on the stairs.' }, CONTEXT);
  expect(reply.heard.map(({ id }) => id)).toEqual(expect.arrayContaining(['fainted']));
  expect(reply.heard.map(({ id }) => id)).not.toContain('nobody-ill');
});

test('answers in words count like chips, in each language', () => {
  expect(last(['koo linauma kidogo', 'hapana']).question?.id).toBe('who');
  expect(last(["j'ai mal à la gorge", 'non', 'Quelqu’un de 12 à 64 ans'])).toMatchObject({
    final: true,
    language: 'fr',
  });
  expect(last(['I have a sore throat', 'none of these']).question?.id).toBe('who');
});

test('a question that was not asked cannot be answered', () => {
  const reply = advance(undefined, { text: 'koo linauma', questionId: 'stop:throat', choice: 'no' }, CONTEXT).reply;
  expect(reply.question?.id).toBe('stop:throat');
});

test('at most five questions are asked, and each once', () => {
  const replies = talk(['diarrhoea since yesterday', ...Array.from({ length: 8 }, () => '?no')]);
  const asked = replies.flatMap(({ question }) => question?.id ?? []);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThanOrEqual(5);
});

describe('what nobody understands', () => {
  test('is asked about with danger signs, is today the second time, and never home', () => {
    const replies = talk(['qwrt zzxy', 'plkj mnbv', 'zzz yyy']);
    expect(replies.map(({ urgency }) => urgency)).toEqual(['routine', 'today', 'today']);
    expect(replies[0]!.question).toMatchObject({ id: 'danger' });
    expect(replies[1]!.answer).toContain('In doubt, go to a health facility today.');
  });

  test('a danger sign that is chosen then is an emergency', () => {
    expect(last(['qwrt zzxy', '?breathless']).urgency).toBe('emergency');
  });
});

test('a text that only asks is information, and becomes a complaint when somebody is ill', () => {
  expect(
    talk(['what are the signs of malaria?', '?yes', 'he has fever and confusion']).map((one) => one.urgency),
  ).toEqual(['routine', 'routine', 'emergency']);
});

test('special cards name their kind and the numbers of the country', () => {
  expect(last(['nataka kujiua'], { country: 'ZA' })).toMatchObject({ card: 'suicide', urgency: 'emergency' });
  expect(last(['nataka kujiua'], { country: 'ZA' }).numbers[0]).toMatchObject({ number: '0800 567 567' });
  expect(last(['my husband beats me'], { country: 'KE' })).toMatchObject({ card: 'violence' });
  expect(last(['my husband beats me'], { country: 'KE' }).numbers[0]).toMatchObject({ number: '1195' });
});

test('an answer has no doctors at an emergency and says whom to see otherwise', () => {
  expect(last(['snake bite']).problemIds).toEqual([]);
  expect(last(['toothache']).problemIds).toEqual(['dental']);
  expect(last(['sikio la mtoto linauma']).problemIds[0]).toBe('child');
});

describe('about violence', () => {
  const answerTo = (text: string, country: 'TZ' | 'KE' | 'ZA' = 'KE') =>
    advance(undefined, { text }, { country, channel: 'web', date: '2026-11-24' });
  const first = (text: string, country?: 'TZ' | 'KE' | 'ZA') => answerTo(text, country).reply.parts[0]!.sentences;

  test('fear alone is no emergency: believing comes first, then the number for danger, then whether there is danger', () => {
    const { reply } = answerTo('my husband beats me and I am afraid');
    expect(reply.urgency).toBe('soon');
    expect(reply.parts[0]!.sentences).toEqual([
      'Is it safe for you to read this now?',
      'It is not your fault.',
      'If you are in danger now, ring 999 or go to somebody you trust.',
      'See a health worker within two days.',
    ]);
    expect(reply.numbers.map(({ number }) => number)).toEqual(['1195', '999', '112']);
    expect(reply.question?.text).toMatch(/weapon, choking, threats to kill/);
  });

  test('danger now is an emergency that sends to a safe place, an injury is seen today', () => {
    const { state } = answerTo('mume wangu ananipiga na ninaogopa');
    const said = (text: string) =>
      advance(state, { text, questionId: 'stop:safety' }, { country: 'KE', channel: 'web', date: '2026-11-24' }).reply;
    expect(said('unsafe').urgency).toBe('emergency');
    expect(said('unsafe').parts[0]!.sentences.join(' ')).toMatch(/Nenda mahali salama sasa.*Piga 999 au 112/);
    expect(said('hurt').urgency).toBe('today');
    expect(said('no').urgency).toBe('soon');
  });

  test('with an injury that bleeds the hospital comes first', () => {
    expect(first('my husband beats me and I am bleeding heavily').join(' ')).toContain(
      'Go to the nearest hospital now.',
    );
  });

  test('numbers of mothers are left out, and general ones come before ambulances', () => {
    expect(answerTo('mume wangu ananipiga', 'TZ').reply.numbers.map(({ number }) => number)).toEqual(['112']);
    expect(first('my husband beats me', 'ZA').join(' ')).toContain('ring 112 or');
  });
});
