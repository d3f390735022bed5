import { use, useState } from 'react';
import { AddressContext } from '../../shell/screen-visit.tsx';
import type { QueueFilter } from '../../api/cases.ts';
import { CaseList } from './case-list.tsx';
import { CasePage } from './case-page.tsx';
import '../../ui/card.css';
import './cases.css';

/** The section of what waits for a person (ADM-SHELL-06): the queue, or the one case that the address names. */
export default function CasesTab() {
  const { path, params } = use(AddressContext);
  const dashboard = path.startsWith('/admin') ? '/admin/dashboard' : '/staff/dashboard';
  const [filter, setFilter] = useState<Omit<QueueFilter, 'cursor'>>({});
  const id = params['*']?.split('/')[2];
  if (id) return <CasePage key={id} id={id} dashboard={dashboard} />;
  return <CaseList base={`${dashboard}/cases`} filter={filter} onFilter={setFilter} />;
}
