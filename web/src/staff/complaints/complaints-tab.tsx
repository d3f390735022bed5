import { use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { complaintsQuery } from '../../api/complaint-desk.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintPage } from './complaint-page.tsx';
import '../../ui/public/card.css';
import './complaints.css';

/** Asks for the list without filters. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(complaintsQuery({}, undefined));
}

/** The section of what people write to us: the list, or the one conversation that the address names. */
export default function ComplaintsTab() {
  const { path, params } = use(AddressContext);
  const base = `${path.startsWith('/admin') ? '/admin' : '/staff'}/dashboard/complaints`;
  const id = params['*']?.split('/')[2];
  return id ? <ComplaintPage key={id} id={id} base={base} /> : <ComplaintList base={base} />;
}
