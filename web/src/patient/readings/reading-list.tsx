import { useDeferredValue, useState } from 'react';
import type { MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { levelOf } from '@tabibu/contract/reading-bands';
import { readingText } from '@tabibu/contract/reading-text';
import { personReadingsQuery } from '../../api/readings.ts';
import type { ReadingBody } from '../../api/readings.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import type { Unsent } from '../../components/reading-outbox.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

interface ListProps {
  readonly personId: string;
  /** The page itself. Its links also work without script. */
  readonly href: string;
  /** The reading of which the address asks whether it is deleted. */
  readonly asked: string | null;
  /** What waits on this device, of this person. */
  readonly unsent: readonly Unsent[];
  readonly onCorrect: (reading: ReadingBody) => void;
  readonly onDelete: (reading: ReadingBody) => void;
  readonly onInsist: (unsent: Unsent) => void;
  readonly onDrop: (unsent: Unsent) => void;
}

/** What a person measured, newest first: what waits on this device above what the server has. */
export function ReadingList(props: ListProps) {
  const { t } = useTranslation();
  return (
    <section className="card stack" aria-labelledby="reading-list">
      <h2 id="reading-list">{t('reading.list')}</h2>
      <Waiting {...props} />
      <Page {...props} />
    </section>
  );
}

/** New readings that wait, and those that the server refused. */
function Waiting({ unsent, onInsist, onDrop }: ListProps) {
  const { t } = useTranslation();
  const shown = unsent.filter(({ refusal, reading }) => refusal !== undefined || reading?.version === 0);
  if (shown.length === 0) return null;
  return (
    <ul className="reading-list" aria-label={t('reading.waiting')}>
      {shown.map((one) => (
        <li key={one.id} className="reading-row">
          {one.reading && <Line reading={one.reading} />}
          <p className="small reading-waits">
            <Icon node={CloudOff} size={18} />
            {one.refusal === undefined ? t('reading.waiting') : t('reading.refused', { why: one.refusal })}
          </p>
          {one.refusal !== undefined && (
            <div className="row">
              {one.newer !== undefined && (
                <Button look="secondary" onClick={() => onInsist(one)}>
                  {t('reading.insist')}
                </Button>
              )}
              <Button look="quiet" onClick={() => onDrop(one)}>
                {t('reading.drop')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Page({ cursor, ...props }: ListProps & { cursor?: string }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data: newest, isError, refetch } = useQuery(personReadingsQuery(props.personId, cursor));
  // Forty rows take longer than the curve above them, which comes in an answer of its own and may interrupt them.
  const data = useDeferredValue(newest);
  if (!data)
    return isError ? (
      <LoadFailure words={t('reading.load-failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={1} />
    );
  if (data.readings.length === 0 && cursor === undefined)
    return props.unsent.length === 0 ? <p>{t('reading.nothing')}</p> : null;
  return (
    <>
      <ul className="reading-list">
        {data.readings.map((reading) => (
          <Row key={reading.id} reading={reading} {...props} />
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <Page {...props} cursor={data.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('reading.more')}
          </Button>
        ))}
    </>
  );
}

type RowProps = ListProps & { readonly reading: ReadingBody };

/** Does something in the page where there is script; without it the link is followed. */
const inPage = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** One stored reading with its buttons. A correction or deletion that waits is shown in its place. */
function Row({ personId, href, asked: first, reading, unsent, onCorrect, onDelete }: RowProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(first === reading.id);
  const reply = useFormReply();
  const refused = reply?.form === 'delete-reading' && reply.values['reading_id'] === reading.id && refusalIn(reply);
  const waits = unsent.find(({ id, refusal }) => id === reading.id && refusal === undefined);
  const shown = waits?.reading ? { ...reading, ...waits.reading, version: reading.version } : reading;
  return (
    <li className="reading-row">
      <Line reading={shown} />
      {refused && (
        <p role="alert" className="danger-text">
          {problemText(refused, t, 'reading.failed')}
        </p>
      )}
      {waits ? (
        <p className="small reading-waits">
          <Icon node={CloudOff} size={18} />
          {t(waits.reading === null ? 'reading.deletion-waiting' : 'reading.waiting')}
        </p>
      ) : asked ? (
        <form
          name="delete-reading"
          method="post"
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            onDelete(reading);
          }}
        >
          <input type="hidden" name="person_id" value={personId} />
          <input type="hidden" name="reading_id" value={reading.id} />
          <Button type="submit" look="danger">
            {t('reading.delete-sure')}
          </Button>
          <ButtonLink look="quiet" href={href} onClick={inPage(() => setAsked(false))}>
            {t('reading.keep')}
          </ButtonLink>
        </form>
      ) : (
        <div className="row">
          <ButtonLink look="quiet" href={`${href}?correct=${reading.id}`} onClick={inPage(() => onCorrect(reading))}>
            {t('reading.correct')}
          </ButtonLink>
          <ButtonLink look="quiet" href={`${href}?delete=${reading.id}`} onClick={inPage(() => setAsked(true))}>
            {t('reading.delete')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

function Line({ reading }: { reading: Pick<ReadingBody, 'kind' | 'values' | 'meal' | 'measured_at'> }) {
  const { t, language, moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const level = levelOf(reading.kind, reading.values, reading.meal);
  return (
    <div className="reading-line">
      <strong className="numbers">{readingText(reading, t, language)}</strong>
      {level && <span className={`reading-level ${level}`}>{t(`reading.level-${level}`)}</span>}
      <span className="small muted">
        {t(`reading.${reading.kind}`)} ·{' '}
        <time dateTime={reading.measured_at} suppressHydrationWarning>
          {moment(reading.measured_at, zone, now)}
        </time>
      </span>
    </div>
  );
}
