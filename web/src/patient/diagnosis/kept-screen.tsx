import type { QueryClient } from '@tanstack/react-query';
import { keptConversationQuery, keptConversationsQuery } from '../../api/kept-conversations.ts';
import { appointmentsQuery } from '../../api/bookings.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { KeptConversation } from './kept-conversation.tsx';
import { KeptList } from './kept-list.tsx';
import '../../ui/public/card.css';
import './diagnosis-screen.css';
import './kept-screen.css';

export function needs({ me, params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  const id = params['*'] ?? '';
  if (id === '') return [client.prefetchQuery(keptConversationsQuery())];
  return [client.prefetchQuery(keptConversationQuery(id)), client.prefetchQuery(appointmentsQuery('upcoming'))];
}

/** /diagnosis/kept: the conversations that the patient keeps, and at /diagnosis/kept/:id one of them. */
export default function KeptScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const id = useParam('*');
  const refused = refusalIn(useFormReply());
  if (me?.role !== 'patient') return <SignInFirst why={t('assistant.kept-sign-in')} />;
  if (me.records_closed) return <RecordsClosed />;
  return id === '' ? <KeptList refused={refused} /> : <KeptConversation key={id} id={id} />;
}
