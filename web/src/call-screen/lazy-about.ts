import { lazyPart } from '../shell/lazy-part.tsx';

/** The patient's facts beside the call, loaded on demand, so that patients never load this code. */
export const AboutPatient = lazyPart(() => import('./about-patient.tsx'), {
  file: 'src/call-screen/about-patient.tsx',
  sentences: ['records', 'facts'],
});
