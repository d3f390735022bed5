import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { SentenceChunk } from '../api/sentence-key.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import type { SectionScreen } from './section.ts';

/** The exports of a section's file: what it shows, and what asks for what it shows first. */
interface SectionFile {
  readonly default: ComponentType<object>;
  readonly ask?: (client: QueryClient) => void;
}

/** Returns a section's screen. Its code and its sentences load when it is opened: most people open one or two. */
export function screen(
  file: string,
  load: () => Promise<SectionFile>,
  sentences: readonly SentenceChunk[],
): SectionScreen {
  let code: SectionFile | undefined;
  const keep = async () => (code = await load());
  const part = lazyPart(keep, { file: `src/staff/${file}.tsx`, sentences, fallback: <CardSkeletons count={2} /> });
  return { ...part, ask: (client) => code?.ask?.(client) };
}
