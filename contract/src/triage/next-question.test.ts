import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { nextQuestion } from './next-question.ts';

test('asks first for what would make it an emergency, and for nothing that was said or denied', () => {
  const first = nextQuestion(assess('mild headache after work'));
  expect(first).not.toBeNull();
  expect(assess(`mild headache after work`).level).toBe('self-care');
  expect(nextQuestion(assess('mild headache after work'), new Set([first!]))).not.toBe(first);
});

test('asks nothing at an emergency, after a question for information, and of a text without a known complaint', () => {
  expect(nextQuestion(assess('snake bite'))).toBeNull();
  expect(nextQuestion(assess('what are the signs of malaria?'))).toBeNull();
  expect(nextQuestion(assess('qwrt zzxy'))).toBeNull();
});
