import { useDeferredValue, useRef } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { APPLICATION_STATUSES } from '@tabibu/contract/application-words';
import { applicationsQuery } from '../../api/application-reviews.ts';
import type { Portal } from '../../api/staff.ts';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { ApplicationRow } from './application-row.tsx';
import type { ApplicationFilter } from './application-filter.ts';
import { Failure } from './failure.tsx';

interface ListProps {
  portal: Portal;
  base: string;
  filter: ApplicationFilter;
  onFilter: (changes: Partial<ApplicationFilter>) => void;
}

/** The list with search, filter and pages of five (STF-APP-01…06, ADM-APP-01, ADM-APP-02). */
export function ApplicationList({ portal, base, filter, onFilter }: ListProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const q = useDeferredValue(filter.q);
  const { data, error, refetch } = useQuery({
    ...applicationsQuery({ q, status: filter.status, page: String(filter.page) }),
    placeholderData: keepPreviousData,
  });
  const asksForAll = q === '' && filter.status === 'all';
  return (
    <>
      {portal === 'admin' ? (
        <h1>{t('staff.applications')}</h1>
      ) : (
        <>
          <SectionHead title={t('staff.doctors')}>
            <ButtonLink href="/staff/dashboard/add-doctors">
              <Icon node={UserPlus} size={20} />
              {t('review.add-doctor')}
            </ButtonLink>
          </SectionHead>
          <h2>{t('staff.applications')}</h2>
        </>
      )}
      <form
        ref={form}
        method="post"
        className="review-filter"
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          name="q"
          value={filter.q}
          label={t('review.search')}
          placeholder={t('review.search')}
          onType={(text) => onFilter({ q: text })}
        />
        <Select
          label={t('review.filter')}
          name="status"
          value={filter.status}
          onChange={(event) => onFilter({ status: event.target.value as ApplicationFilter['status'] })}
        >
          {(['all', ...APPLICATION_STATUSES] as const).map((status) => (
            <option key={status} value={status}>
              {t(`review.status-${status}`)}
            </option>
          ))}
        </Select>
      </form>
      {error && (
        <div className="stack">
          <Failure what="review.fail-panel" error={undefined} />
          <Failure
            what={portal === 'admin' ? 'review.fail-load' : 'review.fail-fetch'}
            error={error}
            onRetry={() => void refetch()}
          />
          {portal === 'staff' && <p>{t('review.unable')}</p>}
        </div>
      )}
      {!data && !error && <CardSkeletons count={3} />}
      {data && !error && data.total === 0 && (
        <div className="card stack">
          {portal === 'admin' && asksForAll ? (
            <>
              <h2>{t('review.empty-title')}</h2>
              <p>{t('review.empty-text')}</p>
            </>
          ) : (
            <p>{t('review.none-found')}</p>
          )}
        </div>
      )}
      {data && !error && data.total > 0 && (
        <>
          <div className="table-frame">
            <table className="staff-table review-table">
              <thead>
                <tr>
                  {(['doctor', 'doctor-id', 'submitted', 'documents', 'status', 'actions'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`review.column-${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.applications.map((application) => (
                  <ApplicationRow key={application.id} application={application} portal={portal} base={base} />
                ))}
              </tbody>
            </table>
          </div>
          <Pages {...data} shown={data.applications.length} onPage={(page) => onFilter({ page })} />
        </>
      )}
    </>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  page_size: number;
  total: number;
  shown: number;
  onPage: (page: number) => void;
}

/** 'Showing x-y of n', 'page m of N', and the buttons to the pages beside it (STF-APP-04). */
function Pages({ page, pages, page_size: size, total, shown, onPage }: PagesProps) {
  const { t } = useTranslation();
  const from = (page - 1) * size + 1;
  return (
    <nav className="review-pages" aria-label={t('review.pages')}>
      <p role="status">{t('review.showing', { from, to: from + shown - 1, total })}</p>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('review.prev')}
      </Button>
      <span>{t('review.page', { page, pages })}</span>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('review.next')}
      </Button>
    </nav>
  );
}
