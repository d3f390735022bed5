import type { ComponentType } from 'react';
import type { SentenceChunk } from '../shell/catalogues.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import type { LazyPart } from '../shell/lazy-part.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';

/** Returns a section's screen. Its code and its sentences load when it is opened: most people open one or two. */
export function screen(
  file: string,
  load: () => Promise<{ default: ComponentType<object> }>,
  sentences: readonly SentenceChunk[],
): LazyPart<object> {
  return lazyPart(load, { file: `src/staff/${file}.tsx`, sentences, fallback: <CardSkeletons count={2} /> });
}
