import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { COUPONS, SUBSCRIBERS } from '../../api/subscriptions.ts';
import type { SubscriberBody } from '../../api/subscriptions.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Panel, PanelActions } from '../frame/panel.tsx';
import { GenerateForm } from './generate-form.tsx';
import { SendingNotice } from './sending-notice.tsx';
import type { Sending } from './use-sending.ts';

/** For whom a coupon is made: a subscriber of the list, or somebody by the number. */
export type CouponTarget =
  | { readonly kind: 'number' }
  | { readonly kind: 'subscriber'; readonly subscriber: SubscriberBody };

/** What became of the form: a code, or a request to a second administrator. */
export type Generated =
  | { readonly kind: 'made'; readonly code: string; readonly phone: string; readonly name: string | undefined }
  | { readonly kind: 'asked' };

interface GeneratePanelProps {
  /** Undefined while the panel is closed. */
  target: CouponTarget | undefined;
  sending: Sending;
  onClose: () => void;
}

/** The panel in which a coupon is made by hand; the new code can be sent from there. */
export function GeneratePanel({ target, sending, onClose }: GeneratePanelProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [generated, setGenerated] = useState<Generated>();
  const close = () => {
    setGenerated(undefined);
    onClose();
  };
  const finish = async (done: Generated) => {
    sending.forget();
    setGenerated(done);
    await Promise.all([client.invalidateQueries(SUBSCRIBERS), client.invalidateQueries(COUPONS)]);
  };
  return (
    <Panel open={target !== undefined} onClose={close} title={t('subscriptions.generate')}>
      {target !== undefined &&
        (generated === undefined ? (
          <GenerateForm target={target} onGenerated={finish} />
        ) : (
          <Done generated={generated} sending={sending} onClose={close} />
        ))}
    </Panel>
  );
}

interface DoneProps {
  generated: Generated;
  sending: Sending;
  onClose: () => void;
}

function Done({ generated, sending, onClose }: DoneProps) {
  const { t } = useTranslation();
  const isMade = generated.kind === 'made';
  return (
    <div className="stack">
      <Notice tone="success" announce>
        <p>{isMade ? t('subscriptions.generated', { code: generated.code }) : t('subscriptions.asked')}</p>
        {isMade && generated.name !== undefined && <p>{t('subscriptions.generated-for', { name: generated.name })}</p>}
      </Notice>
      <SendingNotice sending={sending} />
      <PanelActions>
        {isMade && (
          <Button busy={sending.busy} onClick={() => sending.send({ code: generated.code, phone: generated.phone })}>
            {t('subscriptions.send')}
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          {t('staff.close')}
        </Button>
      </PanelActions>
    </div>
  );
}
