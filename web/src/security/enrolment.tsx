import { useState } from 'react';
import type { FormEvent } from 'react';
import { Copy } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { typedCode } from '@tabibu/contract/typed-digits';
import { confirmSecondFactor } from '../api/second-factor.ts';
import type { EnrolmentBody } from '../api/second-factor.ts';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { copyText } from '../api/secure-device.ts';
import { useTranslation } from '../shell/translation.tsx';
import { isPhoneFrame } from '../shell/tab-memory.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';

interface EnrolmentProps {
  enrolment: EnrolmentBody;
  /** Sends the first code; by default for the signed-in person. */
  confirm?: (code: string) => Promise<readonly string[]>;
  onOn: (codes: readonly string[]) => void;
  onAlreadyOn: () => void;
}

/**
 * The steps that switch the second factor on: install an app, give it the secret as QR code or text, and type the first
 * code.
 */
export function Enrolment({ enrolment: { secret, uri, qr }, ...first }: EnrolmentProps) {
  const { t } = useTranslation();
  return (
    <ol className="enrolment">
      <li>
        <p>{t('security.step-app')}</p>
      </li>
      <li>
        <div className="stack">
          <p>{t('security.step-scan')}</p>
          <svg
            className="qr"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t('security.qr')}
            shapeRendering="crispEdges"
          >
            <path className="qr-light" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
            <path className="qr-dark" d={qr.path} />
          </svg>
          {isPhoneFrame() && (
            <ButtonLink look="secondary" href={uri}>
              {t('security.open-app')}
            </ButtonLink>
          )}
          <p>{t('security.secret')}</p>
          <p className="secret" translate="no">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </p>
          <CopySecret secret={secret} />
        </div>
      </li>
      <li>
        <div className="stack">
          <p>{t('security.step-code')}</p>
          <FirstCode {...first} />
        </div>
      </li>
    </ol>
  );
}

function CopySecret({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  // Where the browser copies nothing, the person copies the text by hand.
  const copy = async () => setCopied(await copyText(secret));
  return (
    <div className="row">
      <Button look="secondary" onClick={() => void copy()}>
        <Icon node={Copy} size={20} />
        {t('security.copy')}
      </Button>
      <span role="status">{copied && t('security.copied')}</span>
    </div>
  );
}

function FirstCode({ confirm = confirmSecondFactor, onOn, onAlreadyOn }: Omit<EnrolmentProps, 'enrolment'>) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      onOn(await confirm(code));
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'security.failed') });
      if (isProblem<'POST /api/me/second-factor/confirm'>(error, 'second-factor-on')) onAlreadyOn();
    }
  };
  const type = (text: string) => {
    setCode(typedCode(text));
    setState({ busy: false });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <div className="field-code">
        <TextField
          label={t('security.first-code')}
          name="first-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={code}
          error={state.fault}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <Button type="submit" wide busy={state.busy} disabled={code.length !== 6}>
        {t('security.confirm')}
      </Button>
    </form>
  );
}
