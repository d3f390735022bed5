import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AllergiesBody } from '@tabibu/contract/allergies';
import { openedRecordQuery } from '../../api/break-glass.ts';
import type { AccessBody, OpenedRecordBody } from '../../api/break-glass.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { factsAtOnce } from '../../components/facts-words.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { EndButton } from './end-button.tsx';
import { OpenedPaper } from './opened-paper.tsx';

/** Milliseconds. */
const ASK_AGAIN_AFTER = 5_000;

interface RecordProps {
  access: AccessBody;
  /** Called when the half hour is over and after the button: the record leaves the screen and the memory. */
  onEnd: () => Promise<unknown>;
}

/** The record that the caller has opened, read only, with the time that is left. */
export function OpenedRecord({ access, onEnd }: RecordProps) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const seconds = useSecondsUntil(access.ends_at) ?? 0;
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    void onEnd();
    // By the server's clock it may last some seconds longer than by this device's.
    const timer = setInterval(() => void onEnd(), ASK_AGAIN_AFTER);
    return () => clearInterval(timer);
    // `onEnd` is another function at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <section className="stack" aria-labelledby="glass-record">
      <div className="card glass-head">
        <div>
          <h2 id="glass-record">{t('glass.record', { name: access.patient })}</h2>
          <p className="numbers" suppressHydrationWarning>
            {t('glass.left', { when: moment(access.ends_at, zone, now), left: minutesAndSeconds(seconds) })}
          </p>
        </div>
        <EndButton accessId={access.id} onEnded={onEnd} />
      </div>
      {!isOver && <RecordPage accessId={access.id} />}
    </section>
  );
}

/** The overview with the newest papers; "Show older" draws the next page of papers below. */
function RecordPage({ accessId, cursor }: { accessId: string; cursor?: string }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, error, refetch } = useQuery(openedRecordQuery(accessId, cursor));
  if (!data)
    return error ? (
      <LoadFailure words={problemText(error, t, 'glass.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={2} />
    );
  const isFirst = cursor === undefined;
  return (
    <>
      {isFirst && <Overview {...data} />}
      {isFirst &&
        data.members.map((member) => (
          <section key={member.id} className="stack" aria-labelledby={`glass-${member.id}`}>
            <h3 id={`glass-${member.id}`}>{t('glass.member', { name: member.name })}</h3>
            <Overview {...member} />
          </section>
        ))}
      {isFirst && <h3>{t('glass.papers')}</h3>}
      {isFirst && data.documents.length === 0 && <p className="muted">{t('glass.no-papers')}</p>}
      <ul className="stack glass-list">
        {data.documents.map((paper) => (
          <OpenedPaper key={paper.id} accessId={accessId} summary={paper} />
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <RecordPage accessId={accessId} cursor={data.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('glass.older')}
          </Button>
        ))}
    </>
  );
}

/** What was stated of a person: age, sex, weight and pregnancy, and the allergies. */
function Overview({ facts, allergies }: Pick<OpenedRecordBody, 'facts' | 'allergies'>) {
  const speech = useTranslation();
  const { t } = speech;
  return (
    <div className="glass-overview">
      <div className="card">
        <h3>{t('glass.facts')}</h3>
        <p>{factsAtOnce(facts, speech)}</p>
      </div>
      <div className="card">
        <h3>{t('allergy.title')}</h3>
        <Allergies allergies={allergies} />
      </div>
    </div>
  );
}

function Allergies({ allergies: { status, items, said_by: by } }: { allergies: AllergiesBody }) {
  const { t } = useTranslation();
  if (status === 'not-asked') return <p>{t('glass.allergies-unknown')}</p>;
  return (
    <>
      {status === 'none-known' && <p>{t('allergy.none-known')}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(({ id, substance, reaction }) => (
            <li key={id}>
              <strong>{substance}</strong>
              {reaction && <span className="muted"> · {reaction}</span>}
            </li>
          ))}
        </ul>
      )}
      {by && <p className="small muted">{t(by === 'doctor' ? 'allergy.by-doctor' : 'allergy.by-patient')}</p>}
    </>
  );
}
