import { use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { withdrawalsQuery } from '../../api/payment-desk.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { DebtList } from './debt-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import '../../ui/public/card.css';

/** Its code and sentences load when a payment is opened; the server does not write it. */
const Story = lazyPart(() => import('./payment-story.tsx'), {
  file: 'src/staff/payments/payment-story.tsx',
  sentences: ['payment-story', 'cases'],
  fallback: <CardSkeletons count={2} />,
});

const BASE = '/admin/dashboard/payments';

/** Asks for the requests of this month. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(withdrawalsQuery({ period: 'month' }, 1));
}

/**
 * The section of payments (C83): the requests of doctors to be paid out, the payments of patients or one of these, and
 * what doctors owe.
 */
export default function PaymentsTab() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const isHydrated = useHydrated();
  const part = params['*']?.split('/')[2];
  if (part?.startsWith('TBB-'))
    return isHydrated ? <Story.Part key={part} reference={part} /> : <CardSkeletons count={2} />;
  const isLedger = part === 'received';
  const isOwed = part === 'owed';
  return (
    <>
      <LinkTabs
        label={t('staff.payments')}
        tabs={[
          { href: BASE, title: t('payment-desk.withdrawals'), current: !isLedger && !isOwed },
          { href: `${BASE}/received`, title: t('payment-desk.tab-payments'), current: isLedger },
          { href: `${BASE}/owed`, title: t('payment-desk.tab-owed'), current: isOwed },
        ]}
      />
      {isLedger && <PaymentList />}
      {isOwed && <DebtList />}
      {!isLedger && !isOwed && <WithdrawalList />}
    </>
  );
}
