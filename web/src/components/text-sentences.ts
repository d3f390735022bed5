import { blocksIn } from '@tabibu/contract/page-blocks';
import type { TextPart } from '@tabibu/contract/page-blocks';
import { sentencesOf } from './read-aloud.ts';

/** Returns the sentences of a text in the form of `page-blocks.ts`, without its marks. Pure. */
export function sentencesIn(text: string): string[] {
  const wordsOf = (parts: readonly TextPart[]) => parts.map(({ words }) => words).join('');
  return blocksIn(text)
    .flatMap((block) => (block.kind === 'list' ? block.items.map(wordsOf) : [wordsOf(block.parts)]))
    .flatMap(sentencesOf);
}
