import { lazyPart } from '../../shell/lazy-part.tsx';

/** What the patient measured, loaded on demand, so that the documents appear first. */
export const VisitReadings = lazyPart(() => import('./visit-readings.tsx'), {
  file: 'src/doctor/visit/visit-readings.tsx',
  sentences: ['measuring'],
});
