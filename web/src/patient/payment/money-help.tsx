import { LifeBuoy } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Payment } from './use-payment.ts';

const FINE: readonly Payment['view'][] = ['paid', 'form', 'waiting'];

/**
 * Leads from every payment that did not simply succeed to the contact form, which then names the payment. Absent while
 * nothing has gone wrong.
 */
export function MoneyHelp({ payment: { view, fault, reference } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (FINE.includes(view) && fault === undefined) return null;
  return (
    <ButtonLink look="quiet" wide href={reference === null ? '/contact' : `/contact?payment=${reference}`}>
      <Icon node={LifeBuoy} size={20} />
      {t('pay.help')}
    </ButtonLink>
  );
}
