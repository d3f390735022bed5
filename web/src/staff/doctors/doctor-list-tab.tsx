import { useDeferredValue } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { DESK_RATINGS } from '@tabibu/contract/doctor-desk-words';
import { deskDoctorsQuery } from '../../api/doctor-desk.ts';
import type { DoctorFilter, ListedDoctorBody } from '../../api/doctor-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Stars } from '../../ui/public/stars.tsx';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { CHOICES, DoctorFilters } from './doctor-filters.tsx';
import { Invitation } from './invitation.tsx';
import '../../ui/public/card.css';
import './doctors.css';

/**
 * The tab *List Doctor* of the staff portal: the doctors of the office to read, without what they earned. Editing,
 * verifying and deleting are for administrators, in their console (STF-SHELL-06, W68).
 */
export default function DoctorListTab() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const filter: DoctorFilter = {
    sort: values.sort === 'earnings' ? 'rating' : values.sort,
    direction: values.direction,
    page: String(Number(values.page) || 1),
    ...(q && { q }),
    ...(values.specialty && { specialty: values.specialty }),
    ...(values.rating && { rating: DESK_RATINGS.find((one) => one === values.rating) }),
    ...(values.country && { country: values.country }),
  };
  const answer = useAnswer(deskDoctorsQuery(filter));
  const columns = useColumns(async () => {
    await client.invalidateQueries({ queryKey: ['api', '/api/admin/doctors'] });
    answer.refetch();
  });
  return (
    <>
      <SectionHead title={t('staff.list-doctor')} lead={t('doctors-desk.list-lead')} />
      <DoctorFilters
        values={values}
        onChange={change}
        onReset={isFiltered ? reset : undefined}
        found={answer.data && t('doctors-desk.shown-of', { shown: answer.data.shown, total: answer.data.total })}
        withoutEarnings
      />
      <Answered answer={answer} failed={t('doctors-desk.fail-load')} loading={t('doctors-desk.loading')}>
        {({ doctors, page, pages }) => (
          <>
            {doctors.length === 0 ? (
              <p className="card">{t(isFiltered ? 'doctors-desk.none-found' : 'doctors-desk.none')}</p>
            ) : (
              <ListTable label={t('staff.list-doctor')} columns={columns} rows={doctors} keyOf={({ id }) => id} />
            )}
            <Pages {...numbered(page, pages, (next) => change({ page: String(next) }))} />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns(onChanged: () => Promise<unknown>): readonly Column<ListedDoctorBody>[] {
  const { t, decimal, language } = useTranslation();
  return [
    {
      name: 'doctor',
      title: t('doctors-desk.column-doctor'),
      cell: ({ full_name: name, specialty_id: specialty }) => (
        <>
          <strong translate="no">{name}</strong>
          <p className="small muted">{t(`specialty.${specialty as 'cardiologist'}`)}</p>
        </>
      ),
    },
    {
      name: 'country',
      title: t('staff.country'),
      kind: 'whole',
      cell: ({ country }) => countryName(countryOf(country), language),
    },
    {
      name: 'rating',
      title: t('doctors-desk.column-rating'),
      cell: ({ rating }) => (
        <span className="row">
          <Stars rating={rating} />
          {rating === 0 ? t('doctors-desk.no-rating') : decimal(rating)}
        </span>
      ),
    },
    {
      name: 'patients',
      title: t('doctors-desk.patients'),
      kind: 'numbers',
      cell: ({ patients }) => patients,
    },
    {
      name: 'consultations',
      title: t('doctors-desk.consultations'),
      kind: 'numbers',
      cell: ({ consultations }) => consultations,
    },
    {
      name: 'standing',
      title: t('doctors-desk.column-standing'),
      cell: (doctor) => (
        <span className="doctor-states">
          {doctor.is_verified ? (
            <StateChip tone="good" word={t('doctors-desk.verified')} />
          ) : (
            <StateChip tone="waits" word={t('doctors-desk.unverified')} />
          )}
          {doctor.licence_over && <StateChip tone="bad" word={t('doctors-desk.licence-over')} />}
          {doctor.is_on_call && <StateChip tone="quiet" word={t('doctors-desk.on-call')} />}
          <Invitation doctor={doctor} onChanged={onChanged} />
        </span>
      ),
    },
  ];
}
