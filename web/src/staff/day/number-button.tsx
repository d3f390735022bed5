import { useState } from 'react';
import { Phone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { CalledSide } from '@tabibu/contract/day-desk-words';
import { readNumber } from '../../api/day-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface NumberButtonProps {
  bookingId: string;
  side: CalledSide;
  /** Whom it calls, for screen readers. */
  name: string;
}

/** Shows the number of patient or doctor when it is pressed, as a link that calls it. The press is audited. */
export function NumberButton({ bookingId, side, name }: NumberButtonProps) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const [phone, setPhone] = useState<string>();
  if (phone !== undefined)
    return (
      <a className="button secondary numbers" href={`tel:${phone}`} aria-label={t('house-day.dial', { name, phone })}>
        <Icon node={Phone} size={18} />
        {phone}
      </a>
    );
  return (
    <>
      <Button
        look="secondary"
        busy={busy}
        aria-label={t(`house-day.call-${side}-name`, { name })}
        onClick={() => void run(async () => setPhone(await readNumber(bookingId, side)))}
      >
        <Icon node={Phone} size={18} />
        {t(`house-day.call-${side}`)}
      </Button>
      {fault !== undefined && (
        <span role="alert" className="small danger-text">
          {fault}
        </span>
      )}
    </>
  );
}
