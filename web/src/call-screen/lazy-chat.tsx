import { useEffect, useState } from 'react';
import type { Language } from '@tabibu/contract/languages';
import type { CallViewBody } from '../api/calls.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { loadSentences } from '../shell/catalogues.ts';
import { reloadPage } from '../shell/lazy-part.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import type { ChatPanel, ChatProps, UnsentMessageSender } from './chat-panel.tsx';
import { useMessages } from './use-messages.ts';

/**
 * Delay in milliseconds before the chat's code is loaded in the background: after the call has started, while the
 * connection is still good.
 */
const SOON = 3_000;

interface ChatCode {
  readonly ChatPanel: typeof ChatPanel;
  readonly UnsentMessageSender: typeof UnsentMessageSender;
}

let known: ChatCode | undefined;

/** The chat, whose code is loaded after the page of the call. If it fails to load, offers to load the page again. */
export function Chat(props: ChatProps) {
  const { t } = useTranslation();
  const { code, failed } = useChatCode(0);
  if (code) return <code.ChatPanel {...props} />;
  return failed ? <LoadFailure words={t('room.chat-failed')} onRetry={reloadPage} /> : <CardSkeletons count={1} />;
}

/**
 * Loads the chat's code in the background and sends messages that a reload left unsent, also when the chat stays
 * closed.
 */
export function ChatCourier({ call }: { call: CallViewBody }) {
  const { code } = useChatCode(SOON);
  return code ? <code.UnsentMessageSender bookingId={call.booking_id} /> : null;
}

function useChatCode(delay: number): { code: ChatCode | undefined; failed: boolean } {
  const [code, setCode] = useState(known);
  const [failed, setFailed] = useState(false);
  const { language } = useTranslation();
  useEffect(() => {
    const load = () => {
      importOnline(language).then(
        (module) => setCode((known = module)),
        () => setFailed(true),
      );
    };
    const timer = setTimeout(load, delay);
    return () => clearTimeout(timer);
  }, [delay, language]);
  return { code, failed };
}

/**
 * Imports the chat's code and sentences, but not before there is a network: Chromium 150 remembers a failed import as
 * long as the document is open, and the chat would stay missing after the network is back.
 */
async function importOnline(language: Language): Promise<ChatCode> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  const [code] = await Promise.all([import('./chat-panel.tsx'), loadSentences(language, ['chat'])]);
  return code;
}

/** The chat before and after the call, folded by default. `open` shows it at once, where nothing else is left to do. */
export function ChatSection({ call, open: first = false }: { call: CallViewBody; open?: boolean }) {
  const { t } = useTranslation();
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
