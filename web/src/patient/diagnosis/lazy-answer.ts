import { lazyPart } from '../../shell/lazy-part.tsx';
import type { AnswerCardProps } from './answer-card.tsx';

/** An answer, whose code loads while the person writes. */
export const Answer = lazyPart<AnswerCardProps>(() => import('./answer-card.tsx'), {
  file: 'src/patient/diagnosis/answer-card.tsx',
});
