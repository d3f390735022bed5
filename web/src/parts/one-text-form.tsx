import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useIntention } from '../api/intention.ts';
import type { Intention } from '../api/intention.ts';
import { problemText } from '../api/problem-text.ts';
import { useSpeech } from '../shell/speech.tsx';
import type { SentenceKey } from '../shell/speech.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea, useErrorFocus } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useKeptHere } from './kept-here.ts';
import './one-text-form.css';

interface FormProps {
  name: string;
  /** What the text is about: what was typed is kept for it until it is sent. */
  about: string;
  words: { readonly note: SentenceKey; readonly label: SentenceKey; readonly missing: SentenceKey; readonly send: SentenceKey; readonly failed: SentenceKey };
  maxLength: number;
  /** What stands in the field at first. */
  text?: string;
  danger?: boolean;
  onClose: () => void;
  /** Rejects with the refusal; the text then stays in the field. */
  onSend: (send: Intention, text: string) => Promise<void>;
}

/** A doctor's one text that cannot be taken back once it is sent. */
export function OneTextForm({ name, about, words, maxLength, text: first, danger, onClose, onSend }: FormProps) {
  const { t } = useSpeech();
  const send = useIntention();
  const [kept, keep] = useKeptHere<string>(`${name} ${about}`);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<{ busy: boolean; missing?: boolean; fault?: unknown }>({ busy: false });
  const [attempt, setAttempt] = useState(0);
  useErrorFocus(form, attempt);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = String(new FormData(form.current ?? undefined).get(name) ?? '').trim();
    setAttempt(attempt + 1);
    if (!text) return setState({ busy: false, missing: true });
    setState({ busy: true });
    try {
      await onSend(send, text);
      keep(undefined);
      onClose();
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <Notice tone="warning"><p>{t(words.note)}</p></Notice>
      <TextArea label={t(words.label)} name={name} rows={3} maxLength={maxLength} autoComplete="off" defaultValue={kept ?? first} onChange={(event) => keep(event.target.value || undefined)} error={state.missing ? t(words.missing) : undefined} />
      {state.fault !== undefined && <Notice tone="danger" announce><p>{problemText(state.fault, t, words.failed)}</p></Notice>}
      <div className="one-text-actions">
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={state.busy}>{t(words.send)}</Button>
        <Button look="quiet" onClick={onClose}>{t('day.close')}</Button>
      </div>
    </form>
  );
}
