import { useQuery } from '@tanstack/react-query';
import { attachedConversationQuery } from '../api/kept-conversations.ts';
import { useTranslation } from '../shell/translation.tsx';
import { ToldConversation } from './told-conversation.tsx';

/**
 * What the patient told the symptom assistant, for the doctor of the appointment, beside the reason. Draws nothing if
 * no conversation is attached.
 */
export default function AttachedConversation({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(attachedConversationQuery(bookingId));
  if (!data) return null;
  return (
    <details className="attached-conversation" open>
      <summary>{t('assistant.attached')}</summary>
      <ToldConversation told={data} isShort />
    </details>
  );
}
