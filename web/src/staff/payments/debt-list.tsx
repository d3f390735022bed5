import { useDeferredValue } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { debtsExportAddress, debtsQuery } from '../../api/payment-desk.ts';
import type { DebtBody, DebtFilter } from '../../api/payment-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Answered } from '../frame/answered.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { Pages, numbered } from '../frame/pages.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useFilters } from '../frame/use-filters.ts';
import { When } from '../frame/when.tsx';

const CHOICES = { q: '', country: COUNTRY_CHOICES, page: '1' } as const;

/** Doctors who owe, because an earning was taken back that they had been paid: how much, since when, and why. */
export function DebtList() {
  const { t, money } = useTranslation();
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  const q = useDeferredValue(values.q).trim();
  const filter: DebtFilter = { ...(q && { q }), ...(values.country && { country: values.country }) };
  const answer = useAnswer(debtsQuery(filter, Number(values.page) || 1));
  const columns = useColumns();
  const { data } = answer;
  return (
    <>
      <SectionHead title={t('payment-desk.owed')} lead={t('payment-desk.owed-lead')} />
      <FilterBar
        found={data && t('payment-desk.found', { count: data.total })}
        onReset={isFiltered ? reset : undefined}
        actions={
          data && data.total > 0 ? (
            <ExportButton address={debtsExportAddress(filter)} words={t('payment-desk.export')} />
          ) : undefined
        }
      >
        <SearchField
          name="q"
          value={values.q}
          label={t('payment-desk.search')}
          placeholder={t('payment-desk.search')}
          onType={(text) => change({ q: text })}
        />
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
      </FilterBar>
      <Answered answer={answer} failed={t('staff.failed')}>
        {({ debts, sums, total, page, pages }) => (
          <>
            {sums.length > 0 && (
              <p>
                {t('payment-desk.owed-sum')} <strong className="numbers">{sums.map(money).join(' · ')}</strong>
              </p>
            )}
            {total === 0 ? (
              <p className="card">{t(isFiltered ? 'payment-desk.owed-none-found' : 'payment-desk.owed-none')}</p>
            ) : (
              <ListTable
                label={t('payment-desk.owed')}
                columns={columns}
                rows={debts}
                keyOf={({ doctor_id: id, amount }) => `${id} ${amount.currency}`}
              />
            )}
            <Pages {...numbered(page, pages, (next) => change({ page: String(next) }))} />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns(): readonly Column<DebtBody>[] {
  const { t, money, language } = useTranslation();
  const title = (name: 'doctor' | 'country' | 'owes' | 'since' | 'actions') => ({
    name,
    title: t(`payment-desk.column-${name}`),
  });
  return [
    { ...title('doctor'), cell: (debt) => <Name debt={debt} /> },
    {
      ...title('country'),
      kind: 'whole',
      cell: ({ country }) => (country === null ? '' : countryName(countryOf(country), language)),
    },
    { ...title('owes'), kind: 'numbers', cell: ({ amount }) => money(amount) },
    { ...title('since'), cell: ({ since }) => <When at={since} /> },
    {
      ...title('actions'),
      cell: ({ case_id: id }) =>
        id !== null && (
          <ButtonLink href={`/admin/dashboard/cases/${id}`} look="secondary">
            {t('payment-desk.open-case')}
          </ButtonLink>
        ),
    },
  ];
}

/** The name, which leads to the doctor among the doctors; below that of one who has left, that no earning repays it. */
function Name({ debt: { doctor, works_here: worksHere } }: { debt: DebtBody }) {
  const { t } = useTranslation();
  if (worksHere)
    return (
      <strong>
        <Link href={`/admin/dashboard/doctors?q=${encodeURIComponent(doctor)}`}>{doctor}</Link>
      </strong>
    );
  return (
    <>
      <strong>{doctor || t('payment-desk.nobody')}</strong>
      <p className="small muted">{t('payment-desk.owed-left')}</p>
    </>
  );
}
