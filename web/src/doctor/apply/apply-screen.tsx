import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import type { DocumentLabel } from '@tabibu/contract/application-words';
import { ownApplicationQuery, sendApplication } from '../../api/applications.ts';
import type { SentApplication } from '../../api/applications.ts';
import { ApiProblem } from '../../api/client.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../components/forms/kept-draft.ts';
import { useLiveCountry } from '../../components/live-country.ts';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { cameFromInside } from '../../shell/arrival.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import { STEPS, emptyDraft, faultsOf, formOf, stepOf } from './application-draft.ts';
import type { Draft, Faults, FieldName } from './application-draft.ts';
import { DocumentField } from './document-field.tsx';
import { ProvePhone } from './prove-phone.tsx';
import { PersonStep, ReachStep, WorkStep } from './step-fields.tsx';
import './apply.css';

const DRAFT = 'doctorApplication';
const PAUSE = 400;

/**
 * /doctor/apply: a doctor applies to join, one step per subject (DOC-APPLY-01…18, W16). What was typed stays over a
 * reload and going back until the application is in the queue.
 */
export default function ApplyScreen() {
  const { t, language } = useTranslation();
  const [, goTo] = useLocation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const form = useRef<HTMLFormElement>(null);
  const [draft, type] = useDraft();
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentApplication>();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  useErrorFocus(form, attempt);
  useReplayEarlyInput(form);
  const at = STEPS.indexOf(draft.step);
  // A field that is wrong is checked on every keystroke: its message goes while the person types, and not while the
  // button below is being pressed.
  const typeField = (change: Partial<Draft>) => {
    type(change);
    const found = faultsOf({ ...draft, ...change }, draft.step, today);
    const recheck = (Object.keys(change) as FieldName[]).filter((name) => faults[name]);
    for (const name of recheck) setFaults((before) => ({ ...before, [name]: found[name] }));
  };
  const step = { draft, faults, onType: typeField, onLeave: (name: FieldName) => draft[name] && check(name) };
  const check = (name: FieldName) =>
    setFaults((before) => ({ ...before, [name]: faultsOf(draft, draft.step, today)[name] }));

  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      setSent(await sendApplication(send, formOf(draft, language)));
    } catch (error) {
      setRefusal(error);
      const step = error instanceof ApiProblem ? stepOf(error.params['fields']) : undefined;
      if (step) type({ step });
    } finally {
      setBusy(false);
    }
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft, draft.step, today);
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const next = STEPS[at + 1];
    if (next) type({ step: next });
    else void submit();
  };
  if (sent)
    return (
      <div className="page narrow stack join">
        <ProvePhone
          draft={draft}
          sent={sent}
          onBack={() => setSent(undefined)}
          onClaimed={(application) => {
            forgetDraft(DRAFT);
            void setAnswer(client, ownApplicationQuery().queryKey, application);
            goTo('/doctor/application-status');
          }}
        />
      </div>
    );
  return (
    <div className="page narrow stack join">
      <h1 className="title-in-bar">{t('title.apply')}</h1>
      <p className="lead">{t('join.lead')}</p>
      <form ref={form} name="apply" method="post" className="card stack" noValidate onSubmit={goOn}>
        <p className="small muted" role="status">
          {t('join.step', { step: at + 1, of: STEPS.length })}
        </p>
        <progress max={STEPS.length} value={at + 1} aria-hidden="true" />
        <h2>{t(`join.${draft.step}-title`)}</h2>
        {refusal !== undefined && (
          <Notice tone="danger" title={t('join.failed')} announce>
            <p>{problemText(refusal, t, 'join.not-lost')}</p>
          </Notice>
        )}
        {draft.step === 'person' && <PersonStep {...step} />}
        {draft.step === 'reach' && <ReachStep {...step} />}
        {draft.step === 'work' && <WorkStep {...step} />}
        {draft.step === 'documents' && (
          <Documents
            draft={draft}
            faults={faults}
            onType={type}
            onChosen={(label) => setFaults(({ [label]: _found, ...others }) => others)}
          />
        )}
        <div className="join-buttons">
          {at === 0 ? (
            <Button look="quiet" onClick={() => (cameFromInside() ? history.back() : goTo('/'))}>
              {t('join.cancel')}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => type({ step: STEPS[at - 1]! })}>
              {t('join.back')}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {t(draft.step === 'documents' ? 'join.send' : 'join.next')}
          </Button>
        </div>
      </form>
      <p className="small muted">{t('join.what-we-keep')}</p>
      <div>
        <ButtonLink look="quiet" href="/doctor/application-status">
          {t('join.applied-before')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface DocumentsProps {
  draft: Draft;
  faults: Faults;
  onType: (change: (before: Draft) => Partial<Draft>) => void;
  /** Another file was chosen: what was found wrong before does not count. */
  onChosen: (label: DocumentLabel) => void;
}

function Documents({ draft, faults, onType, onChosen }: DocumentsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="small muted">{t('join.documents-hint')}</p>
      {DOCUMENT_LABELS.map((label) => (
        <DocumentField
          key={label}
          label={label}
          kept={draft.documents[label]}
          error={faults[label] && !draft.documents[label] ? t(faults[label]) : undefined}
          onKept={(document) => {
            onChosen(label);
            onType((before) => {
              const { [label]: _older, ...others } = before.documents;
              return { documents: document ? { ...others, [label]: document } : others };
            });
          }}
        />
      ))}
    </>
  );
}

type Change = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/** Keeps the draft in the history entry of this tab (V-05), and restores it after a reload or going back. */
function useDraft(): [Draft, (change: Change) => void] {
  const country = useLiveCountry();
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const draft = { ...emptyDraft(country), ...typed };
  const isRestored = useRef(false);
  useEffect(() => {
    const kept = keptDraft<Partial<Draft>>(DRAFT, 'applicant');
    if (kept) setTyped(kept);
    isRestored.current = true;
  }, []);
  useEffect(() => {
    if (!isRestored.current) return undefined;
    const pause = setTimeout(() => keepDraft(DRAFT, 'applicant', typed), PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);
  const change = (given: Change) =>
    setTyped((before) => ({
      ...before,
      ...(typeof given === 'function' ? given({ ...emptyDraft(country), ...before }) : given),
    }));
  return [draft, change];
}
