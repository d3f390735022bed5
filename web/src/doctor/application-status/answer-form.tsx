import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import type { DocumentLabel } from '@tabibu/contract/application-words';
import { answerReviewer, ownApplicationQuery } from '../../api/applications.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import type { KeptDocument } from '../apply/application-draft.ts';
import { DocumentField } from '../apply/document-field.tsx';
import '../apply/apply.css';

type Documents = Partial<Record<DocumentLabel, KeptDocument>>;

/** The applicant answers the reviewer and adds or replaces documents, while the application is not decided. */
export function AnswerForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [text, setText] = useState('');
  const [documents, setDocuments] = useState<Documents>({});
  const [underWay, setUnderWay] = useState<readonly DocumentLabel[]>([]);
  const [isEarly, setIsEarly] = useState(false);
  const [state, setState] = useState<{ busy: boolean; refusal?: unknown; fault?: boolean; done?: boolean }>({
    busy: false,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsEarly(underWay.length > 0);
    if (underWay.length > 0) return;
    const added = DOCUMENT_LABELS.flatMap((label) => {
      const upload = documents[label]?.upload;
      return upload === undefined ? [] : [{ label, upload }];
    });
    if (text.trim() === '' && added.length === 0) return setState({ busy: false, fault: true });
    setState({ busy: true });
    try {
      const application = await answerReviewer(send, { text, documents: added });
      await setAnswer(client, ownApplicationQuery().queryKey, application);
      setText('');
      setDocuments({});
      setState({ busy: false, done: true });
    } catch (refusal) {
      setState({ busy: false, refusal });
    }
  };
  return (
    <form
      ref={form}
      name="answer"
      method="post"
      className="card stack join"
      noValidate
      aria-labelledby="answer-reviewer"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="answer-reviewer">{t('join.answer-title')}</h2>
      <TextArea
        label={t('join.answer')}
        name="text"
        rows={4}
        maxLength={2000}
        value={text}
        error={state.fault ? t('join.fault-answer') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <details>
        <summary>{t('join.add-documents')}</summary>
        <div className="stack">
          {DOCUMENT_LABELS.map((label) => (
            <DocumentField
              key={label}
              label={label}
              kept={documents[label]}
              error={isEarly && underWay.includes(label) ? t('join.still-sending') : undefined}
              onSending={(isSending) =>
                setUnderWay((before) => [...before.filter((one) => one !== label), ...(isSending ? [label] : [])])
              }
              onKept={(document) =>
                setDocuments(({ [label]: _older, ...others }) => (document ? { ...others, [label]: document } : others))
              }
            />
          ))}
        </div>
      </details>
      {state.refusal !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.refusal, t, 'join.not-lost')}</p>
        </Notice>
      )}
      {state.done && (
        <Notice tone="success" announce>
          <p>{t('join.answered')}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('join.answer-send')}
      </Button>
    </form>
  );
}
