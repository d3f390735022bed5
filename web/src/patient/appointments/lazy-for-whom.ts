import { lazyPart } from '../../shell/lazy-part.tsx';

/** The form that says for whom a paid appointment is, loaded on demand, because its words belong to the family. */
export const LateForWhom = lazyPart(() => import('./for-whom.tsx'), {
  file: 'src/patient/appointments/for-whom.tsx',
  sentences: ['family'],
});
