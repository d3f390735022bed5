import { useCallback, useEffect, useState } from 'react';
import type { CallViewBody } from '../../api/calls.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import type { ChatPanel, ChatProps, Courier } from './chat-panel.tsx';
import { useMessages } from './use-messages.ts';

/** The call begins first; the chat's code comes while the line is still good, before anybody needs it. */
const SOON = 3_000;

interface ChatCode { readonly ChatPanel: typeof ChatPanel; readonly Courier: typeof Courier }

let known: ChatCode | undefined;

/** The chat, from a file that comes after the page of the call; where it does not come, the way to try again. */
export function Chat(props: ChatProps) {
  const { t } = useSpeech();
  const { code, failed, load } = useChatCode(0);
  if (code) return <code.ChatPanel {...props} />;
  return failed ? <LoadFailure words={t('room.chat-failed')} onRetry={load} /> : <CardSkeletons count={1} />;
}

/** Fetches the chat's code in the background, and sends what a reload of the page left unsent, whether or not the chat is opened. */
export function ChatCourier({ call }: { call: CallViewBody }) {
  const { code } = useChatCode(SOON);
  return code ? <code.Courier bookingId={call.booking_id} /> : null;
}

function useChatCode(delay: number): { code: ChatCode | undefined; failed: boolean; load: () => void } {
  const [code, setCode] = useState(known);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./chat-panel.tsx').then((module) => setCode((known = module)), () => setFailed(true));
  }, []);
  useEffect(() => {
    const timer = setTimeout(load, delay);
    return () => clearTimeout(timer);
  }, [load, delay]);
  return { code, failed, load };
}

/** The chat outside of the call: before and after it, folded until it is asked for; open where nothing else is left to do. */
export function ChatSection({ call, open: first = false }: { call: CallViewBody; open?: boolean }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(first);
  return (
    <details className="card" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="call-summary">{t('room.chat')}</summary>
      {open ? <LoadedChat call={call} /> : <ChatCourier call={call} />}
    </details>
  );
}

function LoadedChat({ call }: { call: CallViewBody }) {
  return <Chat call={call} messages={useMessages(call, 0)} />;
}
