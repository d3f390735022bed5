import { lazyPart } from '../shell/lazy-part.tsx';

/** The question who uses this browser, loaded when the typed name is not that of the account. */
export const LazyWho = lazyPart(() => import('../components/who-uses.tsx'), {
  file: 'src/components/who-uses.tsx',
  sentences: ['sign-in', 'family', 'facts'],
});
