import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/translation.tsx';
import './plans.css';

/** A coupon's code, in two groups of four for reading out, with what it is good for below it. */
export function CouponTicket({ code, children }: { code: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="card coupon-ticket" aria-label={t('my-plan.coupon')}>
      <p className="muted small">{t('my-plan.coupon')}</p>
      <p className="coupon-code numbers" translate="no">
        {code.slice(0, 4)}
        <span className="coupon-gap" />
        {code.slice(4)}
      </p>
      {children}
    </section>
  );
}
