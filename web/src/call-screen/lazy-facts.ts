import { lazyPart } from '../shell/lazy-part.tsx';

/**
 * The form with the patient's own facts in the waiting room, loaded on demand, so that the waiting room appears first.
 */
export const LazyFacts = lazyPart(async () => ({ default: (await import('../components/own-facts.tsx')).OwnFacts }), {
  file: 'src/components/own-facts.tsx',
  sentences: ['records', 'facts'],
});
