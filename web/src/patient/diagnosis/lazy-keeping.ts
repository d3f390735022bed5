import { lazyPart } from '../../shell/lazy-part.tsx';
import type { KeepingProps } from './keeping.tsx';

/** What follows when somebody presses to keep a conversation. */
export const Keeping = lazyPart<KeepingProps>(() => import('./keeping.tsx'), {
  file: 'src/patient/diagnosis/keeping.tsx',
  sentences: ['assistant-kept'],
});
