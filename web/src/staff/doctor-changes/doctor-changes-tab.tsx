import { useDeferredValue, useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { foundDoctorsQuery } from '../../api/doctor-changes.ts';
import type { FoundDoctorBody } from '../../api/doctor-changes.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Answered } from '../frame/answered.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { ChangePanel } from './change-panel.tsx';

const CHOICES = { q: '' } as const;

/** Doctors by name, of whom staff change the number and the country. */
export default function DoctorChangesTab() {
  const { t } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const answer = useAnswer(foundDoctorsQuery(q));
  const [chosen, setChosen] = useState<string>();
  const columns = useColumns(setChosen);
  return (
    <>
      <SectionHead title={t('staff.doctor-changes')} lead={t('doctor-changes.lead')} />
      <FilterBar
        found={
          answer.data &&
          t(answer.data.is_more ? 'doctor-changes.found-more' : 'doctor-changes.found', { count: answer.data.total })
        }
        onReset={isFiltered ? reset : undefined}
      >
        <SearchField
          name="q"
          value={values.q}
          label={t('doctor-changes.search')}
          placeholder={t('doctor-changes.search')}
          onType={(text) => change({ q: text })}
        />
      </FilterBar>
      <Answered answer={answer} failed={t('staff.failed')}>
        {({ doctors, total }) =>
          total === 0 ? (
            <p className="card">{t('doctor-changes.none-found')}</p>
          ) : (
            <>
              <ListTable
                label={t('staff.doctor-changes')}
                columns={columns}
                rows={doctors}
                keyOf={({ id }) => id}
                dense
              />
              {total > doctors.length && <p className="small muted">{t('doctor-changes.more')}</p>}
            </>
          )
        }
      </Answered>
      <ChangePanel id={chosen} onClose={() => setChosen(undefined)} onChanged={answer.refetch} />
    </>
  );
}

function useColumns(onChoose: (id: string) => void): readonly Column<FoundDoctorBody>[] {
  const { t, language, specialty } = useTranslation();
  return [
    {
      name: 'name',
      title: t('doctor-changes.search'),
      cell: ({ full_name: name }) => <strong translate="no">{name}</strong>,
    },
    {
      name: 'specialty',
      title: t('doctor-changes.specialty'),
      cell: ({ specialty_id: id }) => specialty(id),
    },
    {
      name: 'country',
      title: t('staff.country'),
      kind: 'whole',
      cell: ({ country }) => countryName(countryOf(country), language),
    },
    {
      name: 'change',
      title: t('doctor-changes.action'),
      cell: ({ id, full_name: name }) => (
        <Button look="secondary" aria-label={t('doctor-changes.open-whom', { name })} onClick={() => onChoose(id)}>
          {t('doctor-changes.open')}
        </Button>
      ),
    },
  ];
}
