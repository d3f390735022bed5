import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { levelOf, urgencyOf } from '@tabibu/contract/reading-bands';
import { kindIn } from '@tabibu/contract/reading-form';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import { familyQuery } from '../../api/family.ts';
import { reportsQuery } from '../../api/month-reports.ts';
import { curveQuery, personReadingsQuery, readingsFile } from '../../api/readings.ts';
import type { ReadingBody, ReadingInputBody } from '../../api/readings.ts';
import { useFormReply } from '../../components/forms/form-reply.ts';
import MonthReports from '../../components/month-reports.tsx';
import { useOutbox, useOwnId } from '../../components/use-outbox.ts';
import { randomId } from '../../api/device.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ReadingCurve } from './reading-curve.tsx';
import { ReadingForm } from './reading-form.tsx';
import { ReadingList } from './reading-list.tsx';
import { UrgentNotice } from './urgent-notice.tsx';
import type { Step } from './urgent-notice.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './readings.css';

/** What is shown first: most people who measure at home measure blood pressure. */
const FIRST_KIND: ReadingKind = 'blood-pressure';

export function needs({ me, params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  const id = params['personId'] ?? me.id;
  // A page that was opened without a network asks once the device has said whose it is.
  if (id === '') return [];
  // The curve first: the server opens a year of readings for it.
  return [
    client.prefetchQuery(curveQuery(id, FIRST_KIND)),
    client.prefetchQuery(personReadingsQuery(id)),
    client.prefetchQuery(familyQuery()),
    client.prefetchQuery(reportsQuery(id)),
  ];
}

/** /readings and /readings/:personId: what the patient, or somebody in the family, measures between appointments. */
export default function ReadingsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const ownId = useOwnId();
  const personId = useParam('personId') || ownId;
  if (me?.role !== 'patient') return <SignInFirst why={t('reading.sign-in-why')} />;
  if (me.records_closed) return <RecordsClosed />;
  if (personId === '') return <CardSkeletons count={1} />;
  return <Readings key={personId} personId={personId} ownId={ownId} />;
}

function Readings({ personId, ownId }: { personId: string; ownId: string }) {
  const { t } = useTranslation();
  const { outbox, unsent } = useOutbox();
  const own = unsent.filter((one) => one.personId === personId && one.dose === undefined);
  const sent = useFormReply();
  const reply = sent?.form === 'add-reading' || sent?.form === 'correct-reading' ? sent : undefined;
  const [kind, setKind] = useState<ReadingKind>(reply ? kindIn(reply.values) : FIRST_KIND);
  const search = useQueryOfAddress();
  const { data: page } = useQuery(personReadingsQuery(personId));
  const [chosen, setCorrected] = useState<ReadingBody | null>();
  const first = reply?.values['reading_id'] ?? (reply ? null : search.get('correct'));
  const corrected = chosen === undefined ? page?.readings.find(({ id }) => id === first) : (chosen ?? undefined);
  const href = personId === ownId ? '/readings' : `/readings/${personId}`;
  const before = useSavedBefore(page?.readings);
  const [written, setSaved] = useState<Written>();
  const saved = written ?? before;
  const save = async (reading: ReadingInputBody) => {
    const id = corrected?.id ?? randomId();
    setSaved(undefined);
    const others = [...(page?.readings ?? []), ...own.flatMap((one) => one.reading ?? [])];
    await outbox().put({ personId, id, reading });
    setCorrected(null);
    setSaved({ id, kind: reading.kind, step: stepAfter(reading, others) });
  };
  return (
    <div className="page narrow stack readings-page">
      <h1 className="title-in-bar">{t('title.readings')}</h1>
      <p className="muted">{t('reading.lead')}</p>
      <Whose personId={personId} ownId={ownId} />
      <section className="card stack" aria-label={t('reading.what')}>
        {corrected && <Correcting reading={corrected} />}
        <ReadingForm
          key={corrected?.id ?? kind}
          personId={personId}
          href={href}
          reply={
            chosen === undefined && reply && (corrected?.kind ?? kind) === kindIn(reply.values) ? reply : undefined
          }
          known={corrected}
          kind={corrected?.kind ?? kind}
          onKind={setKind}
          onSave={save}
          onCancel={corrected && (() => setCorrected(null))}
        />
        {saved && <Saved isWaiting={own.some(({ id }) => id === saved.id)} />}
        {saved && saved.step !== 'none' && <UrgentNotice key={saved.id} step={saved.step} kind={saved.kind} />}
      </section>
      <ReadingCurve personId={personId} kind={corrected?.kind ?? kind} />
      <ReadingList
        personId={personId}
        href={href}
        asked={search.get('delete')}
        unsent={own}
        onCorrect={(reading) => {
          setCorrected(reading);
          scrollTo({ top: 0 });
        }}
        onDelete={({ id }) => void outbox().put({ personId, id, reading: null })}
        onInsist={(one) => void outbox().insist(one)}
        onDrop={(one) => void outbox().drop(one)}
      />
      <MonthReports personId={personId} />
      <section className="card stack" aria-labelledby="reading-export">
        <h2 id="reading-export">{t('reading.export')}</h2>
        <a href={readingsFile(personId, 'pdf')}>{t('reading.pdf')}</a>
        <a href={readingsFile(personId, 'csv')}>{t('reading.csv')}</a>
      </section>
    </div>
  );
}

/** A reading that was just written down, and what follows from it. */
interface Written {
  readonly id: string;
  readonly kind: ReadingKind;
  readonly step: Step | 'none';
}

/** Returns what follows a reading: nothing, or what the notice says. */
function stepAfter(...[reading, others]: Parameters<typeof urgencyOf>): Step | 'none' {
  const step = urgencyOf(reading, others);
  return step === 'none' && levelOf(reading.kind, reading.values, reading.meal) === 'high' ? 'high' : step;
}

/** Returns the reading that was sent without script, or before the script had loaded: its id is in the address. */
function useSavedBefore(readings: readonly ReadingBody[] | undefined): Written | undefined {
  const id = useQueryOfAddress().get('saved');
  const reading = readings?.find((one) => one.id === id);
  if (!reading || !readings) return undefined;
  return {
    id: reading.id,
    kind: reading.kind,
    step: stepAfter(
      reading,
      readings.filter((one) => one.id !== reading.id),
    ),
  };
}

/** The people whose readings are kept here; nothing without a family. */
function Whose({ personId, ownId }: { personId: string; ownId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(familyQuery());
  if (!data || data.members.length === 0) return null;
  return (
    <nav className="reading-people" aria-label={t('reading.person')}>
      <ChipLink href="/readings" current={personId === ownId}>
        {t('reading.me')}
      </ChipLink>
      {data.members.map(({ id, name }) => (
        <ChipLink key={id} href={`/readings/${id}`} current={personId === id}>
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}

function Correcting({ reading }: { reading: ReadingBody }) {
  const { t, moment } = useTranslation();
  const when = moment(reading.measured_at, useCountry().timeZone ?? 'UTC', useNow());
  return <p role="status">{t('reading.correcting', { when })}</p>;
}

/** What became of the reading that was just written down. */
function Saved({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice tone={isWaiting ? 'info' : 'success'} announce>
      <p>{t(isWaiting ? 'reading.kept-here' : 'reading.saved')}</p>
    </Notice>
  );
}
