import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { Image, Send } from 'lucide-react';
import { photoPath } from '../../api/calls.ts';
import type { CallViewBody } from '../../api/calls.ts';
import { problemText } from '../../api/problem-text.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { shrinkPhoto } from './photo.ts';
import { useChat } from './use-chat.ts';
import type { Chat, PendingMessage } from './use-chat.ts';

/** The chat outside of the call: before and after it, folded until it is asked for. */
export function ChatSection({ call }: { call: CallViewBody }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="call-summary">{t('room.chat')}</summary>
      {open && <LoadedChat call={call} />}
    </details>
  );
}

function LoadedChat({ call }: { call: CallViewBody }) {
  return <ChatPanel chat={useChat(call, 0)} call={call} />;
}

/** What both wrote and showed each other, kept with the appointment; works without voice and picture (W13). */
export function ChatPanel({ chat, call }: { chat: Chat; call: CallViewBody }) {
  const { t } = useSpeech();
  const list = useRef<HTMLUListElement>(null);
  const { messages, pending } = chat;
  const count = (messages?.length ?? 0) + pending.length;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  if (chat.failed) return <LoadFailure words={t('room.chat-failed')} onRetry={chat.reload} />;
  return (
    <section className="call-chat stack" aria-label={t('room.chat')}>
      {messages && count === 0 && <p className="muted">{t('room.chat-empty')}</p>}
      <ul ref={list} className="call-messages" aria-live="polite">
        {messages?.map((message) => {
          const own = message.from === call.side;
          const author = own ? t('room.chat-you') : call.other.name;
          return (
            <li key={message.id} className={own ? 'call-said own' : 'call-said'}>
              <span className="visually-hidden">{author}: </span>
              {message.photo && <img src={photoPath(call.booking_id, message.photo.id)} alt={t('room.chat-picture', { name: author })} loading="lazy" />}
              {message.text && <p className="call-words">{message.text}</p>}
              <SentAt instant={message.sent_at} />
            </li>
          );
        })}
        {pending.map((message) => <Unsent key={message.key} message={message} onAgain={chat.sayAgain} />)}
      </ul>
      <Composer onSay={chat.say} />
    </section>
  );
}

function SentAt({ instant }: { instant: string }) {
  const { moment } = useSpeech();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  return <span className="small muted">{moment(instant, zone, now)}</span>;
}

function Unsent({ message, onAgain }: { message: PendingMessage; onAgain: Chat['sayAgain'] }) {
  const { t } = useSpeech();
  return (
    <li className="call-said own">
      {message.photo && <img src={`data:image/jpeg;base64,${message.photo}`} alt={t('room.chat-picture', { name: t('room.chat-you') })} />}
      {message.text && <p className="call-words">{message.text}</p>}
      {message.failure === undefined
        ? <span className="small muted">{t('room.chat-sending')}</span>
        : <><p className="small danger-text" role="alert">{problemText(message.failure, t)}</p><Button look="quiet" onClick={() => onAgain(message)}>{t('room.chat-retry')}</Button></>}
    </li>
  );
}

function Composer({ onSay }: { onSay: Chat['say'] }) {
  const { t } = useSpeech();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<'shrinking' | 'failed'>();
  const say = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    onSay(words);
    setText('');
  };
  const show = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setPhoto('shrinking');
    try {
      onSay('', await shrinkPhoto(file));
      setPhoto(undefined);
    } catch {
      setPhoto('failed');
    }
  };
  return (
    <form className="call-composer" onSubmit={say}>
      <TextField label={t('room.chat-write')} name="message" value={text} maxLength={2000} autoComplete="off" onChange={({ target }) => setText(target.value)} error={photo === 'failed' ? t('room.chat-photo-failed') : undefined} />
      <input ref={picker} type="file" accept="image/*" hidden onChange={(event) => void show(event)} />
      <Button look="secondary" round busy={photo === 'shrinking'} aria-label={t('room.chat-photo')} onClick={() => picker.current?.click()}><Image size={20} aria-hidden="true" /></Button>
      <Button type="submit" round aria-label={t('room.chat-send')}><Send size={20} aria-hidden="true" /></Button>
    </form>
  );
}
