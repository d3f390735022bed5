import { useState } from 'react';
import type { FormEvent } from 'react';
import { councilOf } from '@tabibu/contract/medical-councils';
import type { FoundLicenceBody } from '../../api/application-reviews.ts';
import { ApiProblem } from '../../api/client.ts';
import { confirmLicence } from '../../api/licence-reviews.ts';
import type { ReviewedRenewalBody } from '../../api/licence-reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../applications/failure.tsx';
import { LicenceFields, isComplete } from '../applications/licence-fields.tsx';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';

interface ConfirmProps {
  renewal: ReviewedRenewalBody;
  onDone: (confirmed: ReviewedRenewalBody) => Promise<unknown>;
  /** Shows the renewal as it stands now. */
  onReload: () => void;
}

/**
 * Confirms a new licence with what the register says of it. Council, number and name begin with those of the licence
 * before; the end is always typed. May ask for the authenticator. What was typed stays when the renewal changes.
 */
export function ConfirmForm({ renewal, onDone, onReload }: ConfirmProps) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const { id, country, documents, licences, license_number: number } = renewal;
  const [licence, setLicence] = useState<FoundLicenceBody>({
    council: licences[0]?.council ?? councilOf(country)?.short ?? '',
    number: licences[0]?.number ?? number,
    registered_name: licences[0]?.registered_name ?? '',
    expires_on: '',
  });
  const [state, setState] = useState<{ busy: boolean; checked?: true; error?: unknown }>({ busy: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete(licence)) return setState({ busy: false, checked: true });
    setState({ busy: true });
    try {
      await onDone(await guarded(() => confirmLicence(id, { document_id: documents[0]!.id, licence })));
    } catch (error) {
      setState(error instanceof StepUpCancelled ? { busy: false } : { busy: false, error });
    }
    return undefined;
  };
  const isOutdated = state.error instanceof ApiProblem && state.error.code === 'renewal-changed';
  return (
    <form name="confirm-licence" method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <LicenceFields value={licence} checked={state.checked === true} onChange={setLicence} />
      {state.error !== undefined && <Failure what="renewals.fail-confirm" error={state.error} />}
      {isOutdated && (
        <Button
          look="secondary"
          onClick={() => {
            setState({ busy: false });
            onReload();
          }}
        >
          {t('renewals.reload')}
        </Button>
      )}
      <Button type="submit" busy={state.busy}>
        {t('renewals.confirm')}
      </Button>
    </form>
  );
}
