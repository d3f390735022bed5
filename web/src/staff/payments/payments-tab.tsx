import { use } from 'react';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { PaymentList } from './payment-list.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import '../../ui/card.css';

const BASE = '/admin/dashboard/payments';

/** The section of payments (C83): the requests of doctors to be paid out, and the payments of patients. */
export default function PaymentsTab() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const isLedger = params['*']?.split('/')[2] === 'received';
  return (
    <>
      <LinkTabs
        label={t('staff.payments')}
        tabs={[
          { href: BASE, title: t('payment-desk.withdrawals'), current: !isLedger },
          { href: `${BASE}/received`, title: t('payment-desk.tab-payments'), current: isLedger },
        ]}
      />
      {isLedger ? <PaymentList /> : <WithdrawalList />}
    </>
  );
}
