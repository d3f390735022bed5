import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { documentQuery } from '../../api/documents.ts';
import { familyQuery } from '../../api/family.ts';
import { doseMonthQuery, schedulesQuery } from '../../api/medication.ts';
import type { ScheduleBody } from '../../api/medication.ts';
import { setAnswer } from '../../api/query.ts';
import { useFormReply } from '../../components/forms/form-reply.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';
import { KeptFrom, keepChanged, useKept } from '../../components/kept-from.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useOwnId } from '../../components/use-outbox.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DoseMonth } from './dose-month.tsx';
import { DosesToday } from './doses-today.tsx';
import { proposalFrom } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import type { Asked } from './schedule-list.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './medicines.css';

/** The prescription whose medicine the page was opened for: appointment, document and place of the medicine. */
function paperIn(search: URLSearchParams) {
  const [visit, paper, item] = ['visit', 'paper', 'item'].map((name) => search.get(name) ?? '');
  return visit && paper ? { visit, paper, item: Number(item) } : undefined;
}

export function needs({ me, params, search, country, now }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  const id = params['*'] || me.id;
  // A page that was opened without a network asks once the device has said whose it is.
  if (id === '') return [];
  const paper = paperIn(search);
  const { day } = wallClockAt(now, country.timeZone ?? 'UTC');
  return [
    client.prefetchQuery(familyQuery()),
    client.prefetchQuery(schedulesQuery(id)),
    client.prefetchQuery(doseMonthQuery(id, day.slice(0, 7))),
    ...(paper ? [client.prefetchQuery(documentQuery(paper.visit, paper.paper))] : []),
  ];
}

/** /medicines and /medicines/:personId: what the patient, or somebody in the family, takes and measures, and when. */
export default function MedicinesScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const ownId = useOwnId();
  const personId = useParam('*') || ownId;
  if (me?.role !== 'patient') return <SignInFirst why={t('medicine.sign-in-why')} />;
  if (me.records_closed) return <RecordsClosed />;
  if (personId === '') return <CardSkeletons count={2} />;
  return (
    <div className="page narrow stack medicines-page">
      <h1 className="title-in-bar">{t('title.medicines')}</h1>
      <p className="muted">{t('medicine.lead')}</p>
      <Whose personId={personId} ownId={ownId} />
      <Medicines key={personId} personId={personId} ownId={ownId} />
    </div>
  );
}

/** What the form writes down: a schedule that is changed, or a new one from a proposal. */
type Edited = { readonly known: ScheduleBody } | { readonly proposal: Proposal };

/** What the form is opened for by the address, or by what was sent to it; undefined for neither. */
function editedIn(
  search: URLSearchParams,
  schedules: readonly ScheduleBody[],
  reply: FormReply | undefined,
): Edited | undefined {
  const [add, change] = [
    reply?.values['kind'] ?? search.get('add'),
    reply?.values['schedule_id'] || search.get('change'),
  ];
  const known = schedules.find(({ id, state }) => id === change && state !== 'stopped');
  if (known) return { known };
  return add === 'medicine' || add === 'measuring' ? { proposal: { kind: add, isRead: undefined } } : undefined;
}

/** The question that the address asks of a schedule. */
function askedIn(search: URLSearchParams): Asked | undefined {
  for (const what of ['stop', 'delete'] as const) {
    const id = search.get(what);
    if (id !== null) return { what, id };
  }
  return undefined;
}

function Medicines({ personId, ownId }: { personId: string; ownId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const search = useQueryOfAddress();
  const paper = paperIn(search);
  const sent = useFormReply();
  const reply = sent?.form === 'schedule' ? sent : undefined;
  const { data, isError, refetch } = useQuery(schedulesQuery(personId));
  const kept = useKept(schedulesQuery(personId).queryKey[1]);
  const { data: document } = useQuery({
    ...documentQuery(paper?.visit ?? '', paper?.paper ?? ''),
    enabled: paper !== undefined,
  });
  const [edited, setEdited] = useState<Edited | 'none'>();
  const [saved, setSaved] = useState(search.has('saved'));
  const item = document?.prescription?.items[paper?.item ?? 0];
  const href = personId === ownId ? '/medicines' : `/medicines/${personId}`;
  if (!data)
    return isError ? (
      <LoadFailure words={t('medicine.load-failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={2} />
    );
  const first = editedIn(search, data.schedules, reply);
  const shown = edited ?? first ?? (item ? { proposal: proposalFrom(item) } : 'none');
  const edit = (next: Edited | 'none') => {
    setSaved(false);
    setEdited(next);
  };
  const replace = async (id: string, by: readonly ScheduleBody[]) => {
    await setAnswer(
      client,
      schedulesQuery(personId).queryKey,
      (known) => known && { ...known, schedules: [...known.schedules.filter((one) => one.id !== id), ...by] },
    );
    void keepChanged(client, schedulesQuery(personId).queryKey);
    // The doses of today follow from the times.
    void client.invalidateQueries(schedulesQuery(personId));
    if (by.length === 0) void client.invalidateQueries(doseMonthQuery(personId, data.today.slice(0, 7)));
  };
  const keep = (schedule: ScheduleBody) => replace(schedule.id, [schedule]);
  return (
    <>
      <KeptFrom kept={kept} words="medicine.kept" />
      {shown !== 'none' && (
        <ScheduleForm
          key={'known' in shown ? shown.known.id : shown.proposal.kind}
          personId={personId}
          {...shown}
          reply={edited === undefined ? reply : undefined}
          href={href}
          onSaved={async (schedule) => {
            await keep(schedule);
            edit('none');
            setSaved(true);
          }}
          onCancel={() => edit('none')}
        />
      )}
      {saved && (
        <Notice tone="success" announce>
          <p>{t('medicine.saved')}</p>
        </Notice>
      )}
      <DosesToday personId={personId} ownId={ownId} kept={kept} schedules={data} />
      <ScheduleList
        personId={personId}
        schedules={data.schedules}
        href={href}
        asked={askedIn(search)}
        onAdd={(kind) => edit({ proposal: { kind, isRead: undefined } })}
        onChange={(known) => edit({ known })}
        onStopped={keep}
        onDeleted={(id) => replace(id, [])}
      />
      <DoseMonth personId={personId} today={data.today} />
    </>
  );
}

/** The people whose medicines are kept here; nothing without a family. */
function Whose({ personId, ownId }: { personId: string; ownId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(familyQuery());
  if (!data || data.members.length === 0) return null;
  return (
    <nav className="medicine-people" aria-label={t('reading.person')}>
      <ChipLink href="/medicines" current={personId === ownId}>
        {t('reading.me')}
      </ChipLink>
      {data.members.map(({ id, name }) => (
        <ChipLink key={id} href={`/medicines/${id}`} current={personId === id}>
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
