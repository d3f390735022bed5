import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ANSWER_LENGTH } from '@tabibu/contract/complaint-desk-words';
import { ownComplaintsQuery, replyToAnswer } from '../../api/complaints.ts';
import type { OwnComplaintBody } from '../../api/complaints.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Adds to a message. What was typed stays after a refusal. */
export function ReplyForm({ letter }: { letter: OwnComplaintBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [state, setState] = useState<{ busy: boolean; isEmpty?: boolean; fault?: string }>({ busy: false });
  const isAnswered = letter.status === 'resolved';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setState({ busy: false, isEmpty: true });
    setState({ busy: true });
    try {
      await replyToAnswer(send, letter.id, text);
      setText('');
      setOpen(false);
      setState({ busy: false });
      await client.invalidateQueries({ queryKey: ownComplaintsQuery().queryKey });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'contact.not-sent') });
    }
  };
  if (!isOpen)
    return (
      <div>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t(isAnswered ? 'contact.reply-open' : 'contact.add-open')}
        </Button>
      </div>
    );
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('contact.reply-label')}
        hint={isAnswered ? t('contact.reply-hint') : undefined}
        name="message"
        rows={3}
        maxLength={ANSWER_LENGTH}
        required
        value={text}
        error={state.isEmpty && text.trim() === '' ? t('contact.fill') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('contact.reply-send')}
      </Button>
    </form>
  );
}
