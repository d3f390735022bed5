import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FORM_REPLY_KEY } from '@tabibu/contract/page-forms';
import type { FormReply } from '@tabibu/contract/page-forms';
import { ApiProblem } from '../../api/client.ts';

export type { FormReply };

/**
 * Returns the server's reply to a form of this page that was submitted without script or before it had loaded;
 * undefined on every other page. It is read once, by the first screen of the document; screens that open later get
 * none.
 */
export function useFormReply(): FormReply | undefined {
  const client = useQueryClient();
  const [answer] = useState(() => client.getQueryData<FormReply>(FORM_REPLY_KEY));
  useEffect(() => client.removeQueries({ queryKey: FORM_REPLY_KEY }), [client]);
  return answer;
}

/**
 * Returns the refusal of the form as an `ApiProblem`, as if the API had been called here; undefined if it was accepted.
 */
export function refusalIn(answer: FormReply | undefined): ApiProblem | undefined {
  const refusal = answer?.refusal;
  return refusal && new ApiProblem(refusal.code, refusal.status, refusal.params, refusal.detail);
}
