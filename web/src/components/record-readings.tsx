import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { readingsQuery } from '../api/record-readings.ts';
import type { RecordReadingBody } from '../api/record-readings.ts';
import { useCountry, useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import '../ui/public/card.css';
import './record-readings.css';

/** Who opened the record of the signed-in person: what and when, newest first. */
export function RecordReadings({ shown = true }: { shown?: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="card readings-card" aria-labelledby="record-readings">
      <h2 id="record-readings" className="readings-head">
        <Icon node={Eye} size={22} />
        {t('readings.title')}
      </h2>
      <p className="muted">{t('readings.lead')}</p>
      <ReadingPage shown={shown} />
    </section>
  );
}

/** One page of the list. "Show more" draws the next page below it. */
function ReadingPage({ cursor, shown }: { cursor?: string; shown: boolean }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery({ ...readingsQuery(cursor), enabled: shown });
  if (!data)
    return isError ? (
      <LoadFailure words={t('readings.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={1} />
    );
  if (data.readings.length === 0 && cursor === undefined) return <p>{t('readings.none')}</p>;
  return (
    <>
      <ul className="readings">
        {data.readings.map((reading, place) => (
          // Several appointments of one list were opened at the same moment by the same doctor.
          <Reading key={`${reading.at} ${place}`} reading={reading} />
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <ReadingPage cursor={data.next_cursor} shown={shown} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('readings.more')}
          </Button>
        ))}
    </>
  );
}

function Reading({ reading: { by, name, object, at } }: { reading: RecordReadingBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const who = by === 'staff' ? t('readings.staff') : name === '' ? t('readings.doctor') : name;
  return (
    <li>
      <strong>{who}</strong>
      <span>{t(`readings.what.${object}`)}</span>
      <time className="small muted" dateTime={at} suppressHydrationWarning>
        {moment(at, zone, now)}
      </time>
    </li>
  );
}
