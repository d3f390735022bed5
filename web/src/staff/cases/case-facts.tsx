import type { ReactNode } from 'react';
import { isKeyOf } from '@tabibu/contract/own-key';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import type { CaseFactBody, CaseStoryBody } from '../../api/cases.ts';
import { readableAnywhere } from '../../components/any-number.ts';
import { useDays } from '../applications/use-days.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { companyName, gatewaySentence } from './gateway-words.ts';

/** What is known about a case, as a list of labels and values. */
export function CaseFacts({ story }: { story: CaseStoryBody }) {
  const { t } = useTranslation();
  if (story.facts.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="case-facts">
      <h2 id="case-facts">{t('cases.facts')}</h2>
      <dl className="card case-facts">
        {story.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{t(`cases.fact-${fact.label}`)}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Why a payment is in the queue: the kinds of the cases that the payments module opens. */
type PaymentProblem =
  | 'long-unknown'
  | 'no-answer'
  | 'mismatch'
  | 'unproven'
  | 'unknown-reference'
  | 'never-asked'
  | 'gateway';
type ChangedField = 'specialty' | 'country' | 'phone' | 'licence';

/** The value of a fact in words: a number in groups of digits, and what the server names by a code. */
function useWords(label: CaseFactBody['label'], given: string | undefined): string | undefined {
  const { t } = useTranslation();
  const days = useDays();
  if (given === undefined) return undefined;
  if (label === 'payout-phone' || label === 'phone') return readableAnywhere(given);
  if (label === 'problem') return t(`cases.problem-${given as PaymentProblem}`);
  if (label === 'field') return t(`cases.field-${given as ChangedField}`);
  if (label === 'renewal') return t(`cases.renewal-${given as 'none' | 'waiting' | 'asked'}`);
  if (label === 'last-day') return days.day(given);
  if (label === 'whose-reading') return t(given === 'own' ? 'cases.whose-reading-own' : 'cases.whose-reading-member');
  if (label === 'how-measured') return t(given === 'once' ? 'cases.how-measured-once' : 'cases.how-measured-twice');
  if (label === 'doctor-told' && given === '') return t('cases.doctor-told-nobody');
  if (given === '') return t('cases.none-given');
  if (label === 'checked') return t(given === 'yes' ? 'cases.met-yes' : 'cases.met-no');
  if (label === 'method') return isKeyOf(PAYMENT_METHODS, given) ? PAYMENT_METHODS[given].label : given;
  if (label === 'provider') return given === 'cards' ? t('cases.company-cards') : companyName(given);
  const sentence = gatewaySentence(label, given);
  if (sentence !== undefined) return t(sentence);
  if (label === 'met') return t(given === 'yes' ? 'cases.met-yes' : 'cases.met-no');
  if (label === 'call-type') return t(given === 'video' ? 'cases.call-type-video' : 'cases.call-type-phone');
  return given;
}

/** The value of a fact: words, money, a moment, or some of them. */
export function FactValue({ fact: { label, text: given, money: amount, at } }: { fact: CaseFactBody }): ReactNode {
  const { money, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const text = useWords(label, given);
  return (
    <>
      {label === 'phone' && given ? (
        <a href={`tel:${given}`}>{text}</a>
      ) : label === 'reference' && given ? (
        // Only administrators read cases about money, so the page of the payment is theirs.
        <Link href={`/admin/dashboard/payments/${given}`}>{text}</Link>
      ) : (
        text
      )}
      {text !== undefined && amount && ' '}
      {amount && (
        <span translate="no" className="numbers">
          {money(amount)}
        </span>
      )}
      {at !== undefined && (
        <span className={text === undefined ? '' : 'small muted'} suppressHydrationWarning>
          {text === undefined ? '' : ', '}
          {moment(at, zone, now)}
        </span>
      )}
    </>
  );
}
