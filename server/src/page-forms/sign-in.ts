import { WHO_PATH } from '@tabibu/contract/page-forms';
import type { FormReply, SignInInput } from '@tabibu/contract/page-forms';
import { typedCode } from '@tabibu/contract/typed-digits';
import type { MeBody, SecondFactorRequiredBody } from '@tabibu/contract/identity';
import type { FormOutcome, FormState, PageForm, SentForm } from '../platform/http/page-form.ts';
import { Refused } from '../platform/http/page-form.ts';
import { keepPending } from './ask.ts';
import { holdPendingBooking, pageOf } from './book.ts';

type Challenge = NonNullable<FormReply['challenge']>;

/** First step: takes name and number, sends a code by SMS and asks for it on the same page. */
export const signIn: PageForm = {
  name: 'sign-in',
  fields: ['name', 'tel', 'country', 'language', 'role'],
  async answer(sent) {
    const { name = '', tel = '', country, language, role } = sent.values;
    const wish = { full_name: name, phone: tel, country, language, role } as SignInInput;
    return askForCode(sent, { ...sent.state, wish });
  },
};

/** Second step: takes the six digits. The form's other buttons send another code or lead back to the number. */
export const code: PageForm = {
  name: 'code',
  fields: ['code', 'do'],
  secret: ['code'],
  async answer(sent) {
    const { state, values } = sent;
    if (state?.wish === undefined || state.challenge === undefined) return startAgain(state);
    if (values['do'] === 'change-number') return startAgain(state);
    if (values['do'] === 'resend') return askForCode(sent, state as FormState & { wish: SignInInput });
    const proven = await sent.call<MeBody | SecondFactorRequiredBody>('POST', '/api/auth/verify', {
      challenge_id: state.challenge.challenge_id,
      code: typedCode(values['code'] ?? ''),
    });
    if (!('second_factor' in proven)) return enter(sent, proven);
    const next = { ...state, second: proven.second_factor };
    return {
      answer: { form: 'code', values: {}, step: 'second-factor', second: next.second, ...shownOf(next) },
      state: next,
    };
  },
};

/** Third step, for an account with a second factor: takes the code of the authenticator app, or a recovery code. */
export const secondFactor: PageForm = {
  name: 'second-factor',
  fields: ['factor', 'recovery'],
  secret: ['factor', 'recovery'],
  async answer(sent) {
    const { state, values } = sent;
    if (state?.second === undefined) return startAgain(state);
    const proof =
      values['recovery'] === undefined
        ? { kind: 'authenticator', code: values['factor'] ?? '' }
        : { kind: 'recovery', code: values['recovery'] };
    return enter(
      sent,
      await sent.call<MeBody>('POST', '/api/auth/second-factor', { challenge_id: state.second.challenge_id, ...proof }),
    );
  },
};

async function askForCode(sent: SentForm, state: FormState & { readonly wish: SignInInput }): Promise<FormOutcome> {
  try {
    const challenge = await sent.call<Challenge>('POST', '/api/auth/code', state.wish);
    const next = { ...state, challenge };
    return { answer: { form: 'sign-in', values: {}, step: 'code', ...shownOf(next) }, state: next };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const step = state.challenge === undefined ? 'sign-in' : 'code';
    return { answer: { form: step, values: {}, step, refusal: error.refusal, ...shownOf(state) }, state };
  }
}

/** Goes back to name and number and keeps what was typed. */
function startAgain(state: FormState | undefined): FormOutcome {
  const { challenge: _sent, second: _second, ...rest } = state ?? {};
  return { answer: { form: 'sign-in', values: {}, step: 'sign-in', ...shownOf(rest) }, state: rest };
}

/**
 * Continues after signing in: with the booking that waited for it, or else with the page from which the person came.
 */
async function enter(sent: SentForm, me: MeBody): Promise<FormOutcome> {
  sent.signedIn(me.csrf);
  const { waiting } = sent.state ?? {};
  if (waiting?.form === 'keep-conversation') return keepAfterSignIn(sent, waiting.values);
  // Nothing is booked before the person has said who it is for.
  if (me.typed_name !== undefined)
    return { goTo: whoPage(waiting === undefined ? pageAfter(sent, me) : pageOf(sent, waiting.values)) };
  if (waiting !== undefined) return holdPendingBooking(sent, waiting, me);
  return { goTo: pageAfter(sent, me) };
}

function pageAfter(sent: SentForm, me: MeBody): string {
  if (sent.path.endsWith('/auth')) return sent.afterSignIn(me.role);
  return sent.query.size > 0 ? `${sent.path}?${sent.query}` : sent.path;
}

function whoPage(next: string): string {
  return `${WHO_PATH}?next=${encodeURIComponent(next)}`;
}

/** What cannot be kept is said on the page of kept conversations: the person is signed in. */
async function keepAfterSignIn(sent: SentForm, values: SentForm['values']): Promise<FormOutcome> {
  try {
    return await keepPending(sent, values);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { answer: { form: 'keep-conversation', values: {}, refusal: error.refusal } };
  }
}

function shownOf({ wish, challenge, waiting }: FormState): Partial<FormReply> {
  return {
    ...(wish === undefined ? {} : { wish }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(waiting === undefined || waiting.form === 'keep-conversation' ? {} : { kept: waiting.values }),
  };
}
