import { useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import { abandonAssisted, takeUpAssisted, textCaller } from '../../api/assisted-bookings.ts';
import type { AssistedBookingBody, BegunBody } from '../../api/assisted-bookings.ts';
import type { CodeChallenge } from '../../api/identity.ts';
import { readableNumber } from '../../components/phone-number.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { CallerForm } from './caller-form.tsx';
import { CodePart } from './code-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { Outcome } from './outcome.tsx';
import { TimePart } from './time-part.tsx';
import { useStep } from './use-step.ts';

interface StepsProps {
  assisted: AssistedBookingBody;
  /** The code that went out from this page; undefined where it has to be sent again. */
  challenge: CodeChallenge | undefined;
  onSent: (begun: BegunBody) => void;
  onForgetCode: () => void;
  onChanged: (assisted: AssistedBookingBody) => void;
}

/** The step at which a booking for a caller stands, below what is known of the caller. */
export function CallerSteps({ assisted, challenge, onSent, onForgetCode, onChanged }: StepsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [reason, setReason] = useState('');
  if (assisted.open_until === null) return <Outcome assisted={assisted} />;
  if (!assisted.member.is_me) return <Elsewhere assisted={assisted} onChanged={onChanged} />;
  if (assisted.state === 'begun')
    return (
      <>
        {challenge === undefined ? (
          <CallerForm assisted={assisted} onSent={onSent} />
        ) : (
          <CodePart
            assisted={assisted}
            challenge={challenge}
            onSent={onSent}
            onChanged={onChanged}
            onCorrect={onForgetCode}
          />
        )}
        <Leaving assisted={assisted} onChanged={onChanged} />
      </>
    );
  const hasTime = assisted.booking !== null && (assisted.booking.hold_expires_at !== null || isWaiting(assisted));
  return (
    <>
      <CallerLine assisted={assisted} />
      {!hasTime || isChoosing ? (
        <TimePart
          assisted={assisted}
          reason={reason}
          onReason={setReason}
          onBack={hasTime ? () => setChoosing(false) : undefined}
          onHeld={(held) => {
            setChoosing(false);
            onChanged(held);
          }}
        />
      ) : (
        <MoneyPart assisted={assisted} onChanged={onChanged} onAnotherTime={() => setChoosing(true)} />
      )}
      <Leaving assisted={assisted} onChanged={onChanged} />
    </>
  );
}

/** Whether money may still come for a time that is no longer held. */
function isWaiting({ payment, may_ask: mayAsk }: AssistedBookingBody): boolean {
  return payment !== null && !mayAsk && payment.refusal === null && payment.stage !== 'given-up';
}

/** Who calls: name, number and the language to speak. */
function CallerLine({ assisted: { caller } }: Pick<StepsProps, 'assisted'>) {
  return (
    <p className="caller-line">
      <strong translate="no">{caller.full_name}</strong>
      <span className="numbers">{readableNumber(countryOf(caller.country), caller.phone)}</span>
      <span className="muted" lang={caller.language}>
        {LANGUAGES[caller.language]}
      </span>
    </p>
  );
}

/** Somebody else has it: it can be taken up. */
function Elsewhere({ assisted, onChanged }: Pick<StepsProps, 'assisted' | 'onChanged'>) {
  const { t } = useTranslation();
  const { busy, fault, run } = useStep();
  return (
    <section className="card stack caller-card">
      <CallerLine assisted={assisted} />
      <p>
        {t('caller-booking.elsewhere', { name: assisted.member.name })} <When at={assisted.begun_at} />
      </p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button busy={busy} onClick={() => void run(async () => onChanged(await takeUpAssisted(assisted.id)))}>
        {t('caller-booking.take-up')}
      </Button>
    </section>
  );
}

/** What to do when the caller is gone: a text with what is left, or giving it up. */
function Leaving({ assisted, onChanged }: Pick<StepsProps, 'assisted' | 'onChanged'>) {
  const { t } = useTranslation();
  const { busy, fault, run } = useStep();
  const isHeld = assisted.booking !== null && assisted.booking.hold_expires_at !== null;
  return (
    <section className="stack caller-leaving">
      {assisted.texted_at !== null && (
        <Notice tone="success" announce>
          <p>
            {t('caller-booking.texted')} <When at={assisted.texted_at} />
          </p>
        </Notice>
      )}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <div className="row">
        {isHeld && (
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void run(async () => onChanged(await textCaller(assisted.id)))}
          >
            {t('caller-booking.text')}
          </Button>
        )}
        <Button
          look="quiet"
          busy={busy}
          onClick={() => void run(async () => onChanged(await abandonAssisted(assisted.id)))}
        >
          {t('caller-booking.give-up')}
        </Button>
      </div>
    </section>
  );
}
