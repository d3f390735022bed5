import { use, useState } from 'react';
import { AddressContext } from '../../shell/screen-visit.tsx';
import type { QueueFilter } from '../../api/cases.ts';
import { CaseList } from './case-list.tsx';
import { CasePage } from './case-page.tsx';
import '../../ui/card.css';
import './cases.css';

const BASE = '/admin/dashboard/cases';

/** The section of what waits for a person (ADM-SHELL-06): the queue, or the one case that the address names. */
export default function CasesTab() {
  const { params } = use(AddressContext);
  const [filter, setFilter] = useState<Omit<QueueFilter, 'cursor'>>({});
  const id = params['*']?.split('/')[2];
  if (id) return <CasePage key={id} id={id} base={BASE} />;
  return <CaseList base={BASE} filter={filter} onFilter={setFilter} />;
}
