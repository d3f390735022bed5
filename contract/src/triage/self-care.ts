import { topicOf } from './content/say/topics.ts';
import type { ConversationState } from './conversation-state.ts';

/** Tells whether everything that would make it unsafe to stay at home was asked for and is not there. */
export function isSafeAtHome({ present, denied }: Pick<ConversationState, 'present' | 'denied'>): boolean {
  const topic = topicOf(new Set(present));
  return topic !== undefined && topic.signs.every((sign) => denied.includes(sign));
}
