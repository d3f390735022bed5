import { lazyPart } from '../../shell/lazy-part.tsx';

/** The form that adds somebody to the family, loaded when it is asked for. */
export const LazyNewMember = lazyPart(() => import('../family/new-member.tsx'), {
  file: 'src/patient/family/new-member.tsx',
  sentences: ['family', 'facts'],
});
