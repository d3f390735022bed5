import { lazyPart } from '../shell/lazy-part.tsx';

/** The reports of months of a person, loaded on demand, because its words belong to the screens of readings. */
export const LateMonthReports = lazyPart(() => import('./month-reports.tsx'), {
  file: 'src/components/month-reports.tsx',
  sentences: ['measuring'],
});
