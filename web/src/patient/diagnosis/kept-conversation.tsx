import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useLocation } from 'wouter';
import { KEPT_CONVERSATIONS, deleteConversation, keptConversationQuery } from '../../api/kept-conversations.ts';
import { ApiProblem } from '../../api/client.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { ToldConversation } from '../../components/told-conversation.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { NotFound } from '../about/not-found.tsx';
import { ShowToDoctor } from './show-to-doctor.tsx';

/** One kept conversation: reading it again, showing it to the doctor of an appointment, deleting it. */
export function KeptConversation({ id }: { id: string }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { data, error, isFetching, refetch } = useQuery(keptConversationQuery(id));
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) return <NotFound />;
  if (data === undefined && error !== null && !isFetching)
    return (
      <div className="page narrow">
        <LoadFailure words={t('assistant.kept-failed')} onRetry={() => void refetch()} />
      </div>
    );
  if (data === undefined) return <ScreenSkeleton />;
  return (
    <div className="page narrow stack">
      <ButtonLink look="quiet" className="kept-back" href="/diagnosis/kept">
        <Icon node={ArrowLeft} size={20} />
        {t('assistant.back')}
      </ButtonLink>
      <header>
        <h1 lang={data.language}>{data.title}</h1>
        <p className="small muted" suppressHydrationWarning>
          {t('assistant.kept-on', { when: moment(data.kept_at, zone, now) })}
        </p>
      </header>
      <ToldConversation told={data} />
      <p className="small muted">
        {t('assistant.guidance')} {t('assistant.draft')}
      </p>
      <ShowToDoctor kept={data} />
      <Delete id={id} />
    </div>
  );
}

interface DeleteState {
  readonly step: 'open' | 'sure' | 'busy';
  readonly fault?: unknown;
  /** A button of this part was pressed, and others stand in its place. */
  readonly isPressed?: boolean;
}

function Delete({ id }: { id: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const [state, setState] = useState<DeleteState>({ step: 'open' });
  const box = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the last of the new ones takes its focus, which deletes nothing.
  useEffect(() => {
    if (state.isPressed) box.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [state]);
  const end = async () => {
    setState({ step: 'busy' });
    try {
      await deleteConversation(id);
      client.removeQueries({ queryKey: keptConversationQuery(id).queryKey });
      void client.invalidateQueries(KEPT_CONVERSATIONS);
      goTo('/diagnosis/kept', { replace: true });
    } catch (fault) {
      setState({ step: 'open', fault, isPressed: true });
    }
  };
  return (
    <section ref={box} className="stack">
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'assistant.not-saved')}</p>
        </Notice>
      )}
      {state.step === 'open' ? (
        <div>
          <Button look="danger" onClick={() => setState({ step: 'sure', isPressed: true })}>
            <Icon node={Trash2} size={18} />
            {t('assistant.delete')}
          </Button>
        </div>
      ) : (
        <div className="stack" role="group" aria-labelledby="delete-sure">
          <p id="delete-sure" role="status">
            {t('assistant.delete-sure')}
          </p>
          <div className="row">
            <Button look="danger" busy={state.step === 'busy'} onClick={() => void end()}>
              {t('assistant.delete')}
            </Button>
            <Button look="secondary" onClick={() => setState({ step: 'open', isPressed: true })}>
              {t('assistant.delete-no')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
