import type { ReplayCase } from './replay-case.ts';

/** Cases for the files with somebody's data. */
export const EXPORT_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'own-copies.read',
    at: 'path export_id',
    request: ({ exported }) => ({ path: `/api/me/exports/${exported}` }),
  },
  {
    endpoint: 'own-copies.download',
    at: 'path export_id',
    request: ({ exported }) => ({ path: `/api/me/exports/${exported}/file` }),
  },
];
