import { use, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { applicationsQuery } from '../../api/application-reviews.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import type { ApplicationFilter } from './application-filter.ts';
import { ApplicationList } from './application-list.tsx';
import { ApplicationReview } from './application-review.tsx';
import '../../ui/public/card.css';
import '../frame/list-table.css';
import './review-desk.css';

const NO_FILTER: ApplicationFilter = { q: '', status: 'all', page: 1 };
/** Where the filter is kept while an application is open; signing out forgets it with all answers. */
const KEPT = ['api', 'review-filter'];
const keptFilter = (client: QueryClient) => client.getQueryData<ApplicationFilter>(KEPT) ?? NO_FILTER;

/** Asks for the list with the filter that was there last. */
export function ask(client: QueryClient): void {
  const { q, status, page } = keptFilter(client);
  void client.prefetchQuery(applicationsQuery({ q, status, page: String(page) }));
}

/**
 * The applications, the same in both portals (C58): the list, or the one application that the address names. In the
 * staff portal they are the tab *Doctors*, with a way to add a doctor above them (STF-SHELL-05).
 */
export default function ApplicationsTab() {
  const { path, params } = use(AddressContext);
  const portal = path.startsWith('/admin') ? 'admin' : 'staff';
  const client = useQueryClient();
  const [filter, setFilter] = useState(() => keptFilter(client));
  useEffect(() => void client.setQueryData(KEPT, filter), [client, filter]);
  const change = (changes: Partial<ApplicationFilter>) => setFilter((last) => ({ ...last, page: 1, ...changes }));
  const [, section = '', id] = params['*']?.split('/') ?? [];
  const base = `/${portal}/dashboard/${section === 'doctors' ? section : 'applications'}`;
  if (id) return <ApplicationReview key={id} id={id} portal={portal} base={base} />;
  return <ApplicationList portal={portal} base={base} filter={filter} onFilter={change} />;
}
