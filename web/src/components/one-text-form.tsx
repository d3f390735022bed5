import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useIdempotentSend } from '../api/idempotent-send.ts';
import type { IdempotentSend } from '../api/idempotent-send.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea, useErrorFocus } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { usePageDraft } from './forms/page-draft.ts';
import './one-text-form.css';

interface FormProps {
  name: string;
  /** Identifies what the text is about. An unsent draft is kept for it. */
  about: string;
  words: {
    readonly note: SentenceKey;
    readonly label: SentenceKey;
    readonly missing: SentenceKey;
    readonly send: SentenceKey;
    readonly failed: SentenceKey;
  };
  maxLength: number;
  /** Initial text of the field. */
  text?: string;
  danger?: boolean;
  onClose: () => void;
  /** Rejects when the server refuses. The text then stays in the field. */
  onSend: (send: IdempotentSend, text: string) => Promise<void>;
}

/** A form with one text of a doctor and a warning before it is sent. */
export function OneTextForm({ name, about, words, maxLength, text: first, danger, onClose, onSend }: FormProps) {
  const { t } = useTranslation();
  const send = useIdempotentSend();
  const [kept, keep] = usePageDraft<string>(`${name} ${about}`);
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
    <form ref={form} method="post" className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <Notice tone="warning">
        <p>{t(words.note)}</p>
      </Notice>
      <TextArea
        label={t(words.label)}
        name={name}
        rows={3}
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={kept ?? first}
        onChange={(event) => keep(event.target.value || undefined)}
        error={state.missing ? t(words.missing) : undefined}
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, words.failed)}</p>
        </Notice>
      )}
      <div className="one-text-actions">
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={state.busy}>
          {t(words.send)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('day.close')}
        </Button>
      </div>
    </form>
  );
}
