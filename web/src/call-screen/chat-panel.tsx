import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeEvent, FormEvent, RefObject } from 'react';
import { Image, Send } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { markSeen, photoPath } from '../api/calls.ts';
import type { CallViewBody, ChatMessageBody } from '../api/calls.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { useCountry, useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import type { UnsentMessage } from './chat-outbox.ts';
import { FollowUpNote } from './follow-up-note.tsx';
import { shrinkPhoto } from './photo.ts';
import type { Messages } from './use-messages.ts';
import { useOutbox } from './use-outbox.ts';
import './chat-panel.css';

export interface ChatProps {
  call: CallViewBody;
  messages: Messages;
  /** Passed only in the running call: gets the number of messages of the other side that the person has seen. */
  onSeen?: (received: number) => void;
}

/** Sends the unsent messages of an appointment. Renders nothing. */
export function UnsentMessageSender({ bookingId }: { bookingId: string }) {
  useOutbox(bookingId);
  return null;
}

/** The chat of an appointment with texts and photos. It works without voice and video (W13). */
export function ChatPanel({ call, messages, onSeen }: ChatProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const inCall = onSeen !== undefined;
  const outbox = useOutbox(call.booking_id);
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read);
  const mayWrite = useNow() < Date.parse(call.chat_until);
  const { all, received } = messages;
  const count = (all?.length ?? 0) + unsent.length;
  const newest = unsent.at(-1)?.key ?? all?.at(-1)?.id;
  const noteSeen = useNoteSeen(call, all);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  useKeptPlace(list, all?.[0]?.id);
  useEffect(() => {
    // On a phone the chat opens below the video, so scroll to it.
    if (inCall) box.current?.scrollIntoView({ block: 'nearest' });
  }, [inCall]);
  useSeen(list, `${newest} ${received}`, () => {
    onSeen?.(received);
    noteSeen();
  });
  if (messages.failed) return <LoadFailure words={t('room.chat-failed')} onRetry={messages.reload} />;
  return (
    <section ref={box} className="call-chat stack" aria-label={t('room.chat')}>
      {all && count === 0 && <p className="muted">{t(mayWrite ? 'room.chat-empty' : 'room.chat-nothing')}</p>}
      {messages.older === 'failed' && (
        <p className="small danger-text" role="alert">
          {t('room.chat-failed')}
        </p>
      )}
      {messages.older !== 'none' && (
        <Button look="quiet" busy={messages.older === 'loading'} onClick={messages.loadOlder}>
          {t('room.chat-older')}
        </Button>
      )}
      <ul ref={list} className="call-messages" aria-live="polite">
        {all?.map((message) => (
          <Said key={message.id} message={message} call={call} />
        ))}
        {unsent.map((message) => (
          <NotSent key={message.key} message={message} onAgain={() => outbox.sayAgain(message)} />
        ))}
      </ul>
      {!inCall && <FollowUpNote call={call} />}
      {mayWrite && <Composer onSay={(text, photo) => outbox.say(text, photo)} />}
    </section>
  );
}

/**
 * Calls `onSeen` whenever the newest message is visible: scrolled into view and the page in front. `shown` must change
 * with each message, also with one that is sorted before this person's newer or unsent messages.
 */
function useSeen(list: RefObject<HTMLUListElement | null>, shown: string, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!last) return;
    let inView = false;
    const look = () => {
      if (inView && document.visibilityState === 'visible') latest.current();
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(last);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [list, shown]);
}

/**
 * Returns a function that tells the server, once per message, that the person has seen the other side's newest message.
 * Then no text message announces it.
 */
function useNoteSeen({ booking_id: bookingId, side }: CallViewBody, all: Messages['all']): () => void {
  const told = useRef<string>(undefined);
  const newest = all?.filter(({ from }) => from !== side).at(-1)?.id;
  return () => {
    if (newest === undefined || newest === told.current) return;
    told.current = newest;
    // If the request fails, the next call tries again.
    markSeen(bookingId, newest).catch(() => (told.current = undefined));
  };
}

/** Keeps the visible messages in place when older ones are added above them. */
function useKeptPlace(list: RefObject<HTMLUListElement | null>, first: string | undefined): void {
  const fromEnd = useRef(0);
  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return;
    shown.scrollTop = shown.scrollHeight - fromEnd.current;
    const note = () => {
      fromEnd.current = shown.scrollHeight - shown.scrollTop;
    };
    note();
    shown.addEventListener('scroll', note);
    return () => shown.removeEventListener('scroll', note);
  }, [list, first]);
}

function Said({ message, call }: { message: ChatMessageBody; call: CallViewBody }) {
  const { t } = useTranslation();
  const own = message.from === call.side;
  const author = own ? t('room.chat-you') : call.other.name;
  return (
    <li className={own ? 'call-said own' : 'call-said'}>
      <span className="visually-hidden">{author}: </span>
      {message.photo && (
        <img
          src={photoPath(call.booking_id, message.photo.id)}
          alt={t('room.chat-picture', { name: author })}
          loading="lazy"
        />
      )}
      {message.text && <p className="call-words">{message.text}</p>}
      <SentAt instant={message.sent_at} />
    </li>
  );
}

function SentAt({ instant }: { instant: string }) {
  const { moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  return <span className="small muted">{moment(instant, zone, now)}</span>;
}

function NotSent({ message, onAgain }: { message: UnsentMessage; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <li className="call-said own">
      {message.photo && (
        <img
          src={`data:image/jpeg;base64,${message.photo}`}
          alt={t('room.chat-picture', { name: t('room.chat-you') })}
        />
      )}
      {message.text && <p className="call-words">{message.text}</p>}
      {message.state === 'refused' ? (
        <>
          <p className="small danger-text" role="alert">
            {problemText(message.failure, t)}
          </p>
          <Button look="quiet" onClick={onAgain}>
            {t('room.chat-retry')}
          </Button>
        </>
      ) : (
        <span className="small muted">
          {t(message.state === 'sending' ? 'room.chat-sending' : 'room.chat-waiting')}
        </span>
      )}
    </li>
  );
}

function Composer({ onSay }: { onSay: (text: string, photo?: string) => void }) {
  const { t } = useTranslation();
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
    <form method="post" className="call-composer" onSubmit={say}>
      <TextField
        label={t('room.chat-write')}
        name="message"
        value={text}
        maxLength={2000}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        error={photo === 'failed' ? t('room.chat-photo-failed') : undefined}
      />
      <input ref={picker} type="file" accept="image/*" hidden onChange={(event) => void show(event)} />
      <Button
        look="secondary"
        round
        busy={photo === 'shrinking'}
        aria-label={t('room.chat-photo')}
        onClick={() => picker.current?.click()}
      >
        <Icon node={Image} size={20} />
      </Button>
      <Button type="submit" round aria-label={t('room.chat-send')}>
        <Icon node={Send} size={20} />
      </Button>
    </form>
  );
}
