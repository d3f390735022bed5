import { lazyPart } from '../shell/lazy-part.tsx';

/** What the reader's care plan still pays for, loaded only for patients. */
export const LatePlanLeft = lazyPart(() => import('./plan-left.tsx'), { file: 'src/components/plan-left.tsx' });
