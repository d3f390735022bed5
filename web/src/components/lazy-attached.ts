import { lazyPart } from '../shell/lazy-part.tsx';

/** What the patient told the symptom assistant, loaded on demand, so that patients never load this code. */
export const AttachedConversation = lazyPart(() => import('./attached-conversation.tsx'), {
  file: 'src/components/attached-conversation.tsx',
  sentences: ['assistant', 'assistant-kept'],
});
