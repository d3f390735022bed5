import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ANSWER_LENGTH } from '@tabibu/contract/complaint-desk-words';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { answerComplaint, complaintQuery } from '../../api/complaint-desk.ts';
import type { ComplaintBody, ComplaintStoryBody } from '../../api/complaint-desk.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Conversation } from './conversation.tsx';
import { printedFailure } from '../printed-failure.ts';

interface DialogProps {
  /** The complaint to answer; the dialog is closed without one. */
  one: ComplaintBody | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** The dialog in which a complaint is answered (ADM-COMP-03). */
export function RespondDialog({ one, onClose, onDone }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={one !== undefined}
      onClose={onClose}
      title={one ? t('complaint-desk.respond-to', { number: one.number }) : ''}
      closeLabel={t('staff.close')}
    >
      {one && <Answering id={one.id} onDone={onDone} />}
    </Dialog>
  );
}

function Answering({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(complaintQuery(id));
  if (data) return <AnswerForm story={data} onDone={onDone} />;
  return isError ? (
    <LoadFailure words={t('complaint-desk.failed')} onRetry={() => void refetch()} />
  ) : (
    <CardSkeletons count={1} />
  );
}

/** What was written, how the answer reaches its reader, and the answer. What was typed stays after a refusal. */
function AnswerForm({ story, onDone }: { story: ComplaintStoryBody; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [text, setText] = useState('');
  const [state, setState] = useState<{ busy: boolean; isEmpty?: boolean; fault?: string }>({ busy: false });
  const { id } = story.complaint;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setState({ busy: false, isEmpty: true });
    setState({ busy: true });
    try {
      await answerComplaint(send, id, { response: text, seen: story.turns.length });
      onDone();
    } catch (error) {
      setState({ busy: false, fault: printedFailure(error, t, 'complaint-desk.response-failed') });
      if (isProblem<'POST /api/admin/complaints/:complaint_id/response'>(error, 'complaint-changed'))
        void client.invalidateQueries({ queryKey: complaintQuery(id).queryKey });
    }
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <Conversation story={story} />
      <TemplateChoice story={story} text={text} onText={setText} />
      <TextArea
        label={t('complaint-desk.answer')}
        name="response"
        rows={6}
        maxLength={ANSWER_LENGTH}
        required
        autoComplete="off"
        value={text}
        error={state.isEmpty && text.trim() === '' ? t('complaint-desk.answer-missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <WayNote story={story} />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('complaint-desk.submit')}
      </Button>
    </form>
  );
}

interface ChoiceProps {
  story: ComplaintStoryBody;
  text: string;
  onText: (text: string) => void;
}

/** What an answer begins with, in the writer's language or another one. Own words are never overwritten. */
function TemplateChoice({ story, text, onText }: ChoiceProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(story.account?.language ?? story.complaint.language);
  const [chosen, setChosen] = useState('');
  const textOf = (id: string, of: Language) => story.templates.find((one) => one.id === id)?.texts[of] ?? '';
  const put = (id: string, of: Language) => {
    const before = textOf(chosen, language);
    const own = before !== '' && text.startsWith(before) ? text.slice(before.length) : text;
    const begin = textOf(id, of);
    const gap = begin === '' || own === '' || /^\s/.test(own) || begin.endsWith(' ') ? '' : '\n\n';
    onText(begin + gap + (begin === '' ? own.trimStart() : own));
    setChosen(id);
    setLanguage(of);
  };
  return (
    <div className="complaint-choices">
      <Select
        label={t('complaint-desk.template')}
        value={chosen}
        onChange={({ target }) => put(target.value, language)}
      >
        <option value="">{t('complaint-desk.template-none')}</option>
        {story.templates.map(({ id }) => (
          <option key={id} value={id}>
            {t(`complaint-desk.template-${id}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('complaint-desk.template-language')}
        value={language}
        onChange={({ target }) => put(chosen, target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** How the answer reaches the writer by itself, or that a person has to send it. */
function WayNote({ story }: { story: ComplaintStoryBody }) {
  const { t } = useTranslation();
  const { email } = story.complaint;
  if (story.reached_by.length > 0)
    return (
      <p className="small muted">
        {t('complaint-desk.reached', {
          ways: story.reached_by.map((way) => t(`complaint-desk.way-${way}`)).join(', '),
        })}
      </p>
    );
  return (
    <Notice tone="warning">
      <p>{t(email === '' ? 'complaint-desk.not-reached-at-all' : 'complaint-desk.not-reached', { email })}</p>
    </Notice>
  );
}
