import { lazyPart } from '../../shell/lazy-part.tsx';
import type { AnswerRestProps } from './answer-rest.tsx';

/** What stands below an answer. Its code loads after that of the answer, which does not wait for it. */
export const AnswerRest = lazyPart<AnswerRestProps>(() => import('./answer-rest.tsx'), {
  file: 'src/patient/diagnosis/answer-rest.tsx',
});
