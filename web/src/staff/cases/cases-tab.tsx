import { use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { casesQuery } from '../../api/cases.ts';
import { CaseList } from './case-list.tsx';
import { CasePage } from './case-page.tsx';
import '../../ui/public/card.css';
import './cases.css';

/** Asks for the queue without a filter. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(casesQuery({}));
}

/** The section of what waits for a person (ADM-SHELL-06): the queue, or the one case that the address names. */
export default function CasesTab() {
  const { path, params } = use(AddressContext);
  const dashboard = path.startsWith('/admin') ? '/admin/dashboard' : '/staff/dashboard';
  const id = params['*']?.split('/')[2];
  if (id) return <CasePage key={id} id={id} dashboard={dashboard} />;
  return <CaseList base={`${dashboard}/cases`} />;
}
