import { useDeferredValue, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { DESK_RATINGS } from '@tabibu/contract/doctor-desk-words';
import { deskDoctorsQuery } from '../../api/doctor-desk.ts';
import type { DoctorFilter, ListedDoctorBody } from '../../api/doctor-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFirstRows } from '../frame/use-first-rows.ts';
import { defaultsOf, useFilters } from '../frame/use-filters.ts';
import { ChangePanel } from '../doctor-changes/change-panel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { ClosingKind } from './delete-dialog.tsx';
import { DoctorDialog } from './doctor-dialog.tsx';
import { CHOICES, DoctorFilters } from './doctor-filters.tsx';
import type { DeskFilters } from './doctor-filters.tsx';
import { DoctorFigures } from './doctor-figures.tsx';
import { DoctorTile } from './doctor-tile.tsx';
import './doctors.css';

/** More than a window shows: two rows of the four that stand beside each other on a large screen. */
const FIRST = 8;

/** What is open above the list. */
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'change'; readonly id: string }
  | { readonly kind: ClosingKind; readonly doctor: ListedDoctorBody };

/** Asks for the list without filters. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(deskDoctorsQuery(filterOf(defaultsOf(CHOICES))));
}

/** Doctors with filters, figures and a card for each (ADM-DOC-01…17). */
export default function DoctorsTab() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const filters = useFilters(CHOICES);
  const { values, isFiltered, change, reset } = filters;
  const q = useDeferredValue(values.q);
  const answer = useAnswer(deskDoctorsQuery(filterOf({ ...values, q })));
  const doctors = useFirstRows(answer.data?.doctors, FIRST);
  const [open, setOpen] = useState<Open>();
  const [told, setTold] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: ['api', '/api/admin/doctors'] });
  const close = () => setOpen(undefined);
  const refetch = async () => {
    await refresh();
    answer.refetch();
  };
  return (
    <>
      <SectionHead title={t('staff.doctors')} lead={t('doctors-desk.lead')}>
        <Button onClick={() => setOpen({ kind: 'add' })}>
          <Icon node={UserPlus} size={20} />
          {t('doctors-desk.add')}
        </Button>
      </SectionHead>
      {told !== undefined && (
        <Notice tone="success" announce>
          <p>{told}</p>
        </Notice>
      )}
      <DoctorFilters values={values} onChange={change} onReset={isFiltered ? reset : undefined} />
      <Answered answer={answer} failed={t('doctors-desk.fail-load')} loading={t('doctors-desk.loading')}>
        {(data) => (
          <>
            <DoctorFigures page={data} />
            {data.doctors.length === 0 ? (
              <p className="card">{t(isFiltered ? 'doctors-desk.none-found' : 'doctors-desk.none')}</p>
            ) : (
              <ul className="doctor-tiles">
                {doctors.map((doctor) => (
                  <DoctorTile
                    key={doctor.id}
                    doctor={doctor}
                    onChanged={refetch}
                    onEdit={() => setOpen({ kind: 'edit', id: doctor.id })}
                    onDelete={() => setOpen({ kind: 'delete', doctor })}
                    onUnverify={() => setOpen({ kind: 'unverify', doctor })}
                    onMoney={() => setOpen({ kind: doctor.money_held ? 'release' : 'hold', doctor })}
                  />
                ))}
              </ul>
            )}
            {doctors.length === data.doctors.length && (
              <Pages {...numbered(data.page, data.pages, (page) => change({ page: String(page) }))} />
            )}
          </>
        )}
      </Answered>
      <DoctorDialog
        open={open?.kind === 'add' || open?.kind === 'edit'}
        id={open?.kind === 'edit' ? open.id : undefined}
        onClose={close}
        onSaved={refetch}
        onChangeKept={(id) => setOpen({ kind: 'change', id })}
      />
      <ChangePanel id={open?.kind === 'change' ? open.id : undefined} onClose={close} onChanged={refetch} />
      <DeleteDialog
        what={open !== undefined && 'doctor' in open ? open.kind : 'delete'}
        doctor={open !== undefined && 'doctor' in open ? open.doctor : undefined}
        onClose={close}
        onDone={async (what, name) => {
          setTold(t(`doctors-desk.${what}-done`, { name }));
          await refetch();
        }}
      />
    </>
  );
}

function filterOf({
  q: typed,
  specialty,
  rating,
  country,
  sort,
  direction,
  standing,
  page,
}: DeskFilters['values']): DoctorFilter {
  const q = typed.trim();
  return {
    sort,
    direction,
    page: String(Number(page) || 1),
    ...(q && { q }),
    ...(specialty && { specialty }),
    ...(rating && { rating: DESK_RATINGS.find((one) => one === rating) }),
    ...(country && { country }),
    ...(standing && { standing }),
  };
}
