import { lazyPart } from '../../shell/lazy-part.tsx';
import type { AnswerCardProps } from './answer-card.tsx';
import { AnswerRest } from './lazy-answer-rest.ts';

/** An answer, whose code loads while the person writes. */
export const Answer = lazyPart<AnswerCardProps>(() => import('./answer-card.tsx'), {
  file: 'src/patient/diagnosis/answer-card.tsx',
});

/** Loads the code of an answer, and then that of what stands below it. A part that is missing says so itself. */
export function loadAnswer(): void {
  void Answer.load()
    .then(() => AnswerRest.load())
    .catch(() => undefined);
}
