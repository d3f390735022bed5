import { useState } from 'react';
import type { FormEvent } from 'react';
import type { FormReply } from '@tabibu/contract/page-forms';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { faultText } from './record-passkey.ts';

/** A form about the lock: whether it is being sent, why it was refused, and what its `onSubmit` is. */
export interface PassphraseForm {
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
  /** Does something else with the form, with the same states. */
  readonly run: (work: () => Promise<void>) => void;
}

/**
 * Returns a form that sends what was typed. It also shows the refusal of the form of this name that was sent without
 * script. The fields are the browser's own, so what was typed before the script came stays.
 */
export function usePassphraseForm(
  name: FormReply['form'] | undefined,
  onSend: (typed: (field: string) => string) => Promise<void>,
): PassphraseForm {
  const { t } = useTranslation();
  const reply = useFormReply();
  const refused = reply !== undefined && reply?.form === name ? refusalIn(reply) : undefined;
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false, fault: refused });
  const run = (work: () => Promise<void>) => {
    setState({ busy: true });
    work().then(
      () => setState({ busy: false }),
      (fault: unknown) => setState({ busy: false, fault }),
    );
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    run(async () => {
      await onSend((field) => String(data.get(field) ?? ''));
      form.reset();
    });
  };
  return {
    busy: state.busy,
    fault: state.fault === undefined ? undefined : faultText(state.fault, t),
    send,
    run,
  };
}
