import { lazyPart } from '../../shell/lazy-part.tsx';

/** The field for the passphrase of old records, loaded where they are closed. */
export const LazyOpenRecords = lazyPart(() => import('./open-records.tsx'), {
  file: 'src/security/record-lock/open-records.tsx',
  sentences: ['lock'],
});

/** The section in which the passphrase is chosen, changed and removed. */
export const LazyRecordLock = lazyPart(() => import('./record-lock.tsx'), {
  file: 'src/security/record-lock/record-lock.tsx',
  sentences: ['lock'],
});
