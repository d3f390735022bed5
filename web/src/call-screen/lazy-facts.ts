import { lazyPart } from '../shell/lazy-part.tsx';

/**
 * The form with the patient's own facts in the waiting room, loaded on demand, so that the waiting room appears first.
 */
export const LazyFacts = lazyPart(
  async () => ({ default: (await import('../patient/documents/own-facts.tsx')).OwnFacts }),
  {
    file: 'src/patient/documents/own-facts.tsx',
    sentences: ['records', 'facts'],
  },
);
