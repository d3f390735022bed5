import { useState } from 'react';
import type { FormEvent } from 'react';
import { NOTE_LENGTH } from '@tabibu/contract/case-words';
import { noteCase } from '../../api/cases.ts';
import type { CaseStoryBody } from '../../api/cases.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface HistoryProps {
  story: CaseStoryBody;
  onNoted: (story: CaseStoryBody) => void;
}

/** Who did what with a case, oldest first, and the form for a note to colleagues. */
export function CaseHistory({ story, onNoted }: HistoryProps) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const send = useIdempotentSend();
  const [note, setNote] = useState('');
  const { busy, fault, run } = useGuardedAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') return;
    void run(async () => {
      onNoted(await noteCase(send, story.case.id, note));
      setNote('');
    });
  };
  return (
    <section className="stack" aria-labelledby="case-history">
      <h2 id="case-history">{t('cases.history')}</h2>
      {story.steps.length === 0 && <p className="muted">{t('cases.no-history')}</p>}
      <ol className="case-steps">
        {story.steps.map(({ at, by, step, note: said }) => (
          <li key={`${at} ${step}`}>
            <p suppressHydrationWarning>
              <strong>{t(`cases.step-${step}`, { name: by })}</strong>{' '}
              <span className="small muted">{moment(at, zone, now)}</span>
            </p>
            {said !== null && <blockquote className="case-note">{said}</blockquote>}
          </li>
        ))}
      </ol>
      <form method="post" className="stack" noValidate onSubmit={submit}>
        <TextArea
          label={t('cases.note')}
          hint={t('cases.note-hint')}
          name="history-note"
          autoComplete="off"
          rows={2}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{fault}</p>
          </Notice>
        )}
        <div>
          <Button type="submit" look="secondary" busy={busy} disabled={note.trim() === ''}>
            {t('cases.add-note')}
          </Button>
        </div>
      </form>
    </section>
  );
}
