import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CaseDecision } from '@tabibu/contract/case-words';
import type { Money } from '@tabibu/contract/currencies';
import { NOTE_LENGTH, TRANSACTION_NUMBER, needsReason, paysAnotherName } from '@tabibu/contract/case-words';
import { ApiProblem } from '../../api/client.ts';
import { decideCase } from '../../api/cases.ts';
import type { CaseStoryBody } from '../../api/cases.ts';
import { readableAnywhere } from '../../components/any-number.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { CaseChanges } from './case-changes.tsx';
import { declinedSentence, factOf, wordOf } from './gateway-words.ts';
import { reversalWords } from './reversal-words.ts';

interface DecisionsProps {
  story: CaseStoryBody;
  /** The address of the portal's sections, for a case that is decided in another one. */
  dashboard: string;
  onDecided: (story: CaseStoryBody) => void;
  /** What was shown when a decision was refused because the case had changed; undefined otherwise. */
  before: CaseStoryBody | undefined;
  /** The case is not what it was when it was shown. Returns how it stands now. */
  onStale: () => Promise<CaseStoryBody | undefined>;
}

/** What may be decided now: a button for each decision, which opens a dialog with its exact effect. */
export function Decisions({ story, before, dashboard, onDecided, onStale }: DecisionsProps) {
  const { t } = useTranslation();
  const asked = useQueryOfAddress().get('decide');
  const [chosen, setChosen] = useState(() => askedDecision(asked, story.decisions));
  const [done, setDone] = useState<ReturnType<typeof wordOf>>();
  const { stage } = story.case;
  const finish = (decision: CaseDecision, decided: CaseStoryBody) => {
    setChosen(undefined);
    setDone(wordOf(decision, stage));
    onDecided(decided);
  };
  const refresh = async () => {
    const now = await onStale();
    // What may no longer be decided is not asked any more; the page says why.
    if (chosen && now?.decisions.includes(chosen) === false) setChosen(undefined);
  };
  return (
    <section className="stack" aria-labelledby="case-decide">
      <h2 id="case-decide">{t('cases.decide')}</h2>
      {chosen === undefined && <CaseChanges before={before} now={story} />}
      {done && (
        <Notice tone="success" announce>
          <p>{t(`cases.done-${done}`)}</p>
        </Notice>
      )}
      <p>{t(stateSentence(story))}</p>
      {story.link !== null && (
        <p>
          <ButtonLink href={`${dashboard}/${story.link}`}>{t(`cases.open-${sectionOf(story.link)}`)}</ButtonLink>
        </p>
      )}
      {story.case.kind === 'broken-invariant' && story.case.stage !== null && <p>{t('cases.closes-by-itself')}</p>}
      <PayeeWarnings story={story} />
      {story.hindrance && (
        <Notice tone="warning">
          <p>{t(`cases.hindrance-${story.hindrance}`)}</p>
        </Notice>
      )}
      {story.decisions.length > 0 && (
        <div className="case-buttons">
          {story.decisions.map((decision, place) => (
            <Button
              key={decision}
              look={decision === 'reject' ? 'danger' : isFirstChoice(story, decision, place) ? 'primary' : 'secondary'}
              onClick={() => {
                setDone(undefined);
                setChosen(decision);
              }}
            >
              {t(`cases.do-${wordOf(decision, stage)}`)}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen ? t(`cases.do-${wordOf(chosen, stage)}`) : ''}
        closeLabel={t('cases.close')}
      >
        {chosen && (
          <>
            <CaseChanges before={before} now={story} />
            <DecisionForm story={story} decision={chosen} onDecided={finish} onStale={refresh} />
          </>
        )}
      </Dialog>
    </section>
  );
}

/** The amount that the payment company names, where it is not the price. */
function takenIn({ facts }: CaseStoryBody, money: (amount: Money) => string): string {
  const taken = facts.find(({ label }) => label === 'taken')?.money;
  return taken ? money(taken) : '';
}

/** Money to another name is no first choice: it stands among the others until somebody has looked twice. */
function isFirstChoice(story: CaseStoryBody, decision: CaseDecision, place: number): boolean {
  return place === 0 && !paysAnotherName(decision, factOf(story, 'name-check'));
}

/** What to look at before the money goes out: another name at the network, and that it did not go out before. */
function PayeeWarnings({ story }: { story: CaseStoryBody }) {
  const { t } = useTranslation();
  const { stage, person: name } = story.case;
  if (stage !== 'proposed' && stage !== 'approved') return null;
  const check = factOf(story, 'name-check');
  const reason = factOf(story, 'declined');
  const warnings = [
    reason !== '' && t('cases.declined-notice', { why: t(declinedSentence(reason)) }),
    check === 'differs' && t('cases.name-differs', { network: factOf(story, 'network-name'), name: name ?? '' }),
    check === 'unknown' && t('cases.name-unknown'),
  ];
  return warnings.map(
    (warning) =>
      warning !== false && (
        <Notice key={warning} tone="warning">
          <p>{warning}</p>
        </Notice>
      ),
  );
}

interface FormProps {
  story: CaseStoryBody;
  decision: CaseDecision;
  onDecided: (decision: CaseDecision, story: CaseStoryBody) => void;
  onStale: () => Promise<void>;
}

/** What waits and what to do about it, or where the decision stands. */
function stateSentence(story: CaseStoryBody) {
  const { kind, stage } = story.case;
  if (stage === null) return isDecidedHere(story) ? 'cases.settled' : 'cases.ended';
  if (stage === 'open') return `cases.what-${kind}` as const;
  return story.decisions.includes('send') ? 'cases.stage-text-approved-send' : (`cases.stage-text-${stage}` as const);
}

/** Whether somebody decided anything in the queue: a case may also end because its subject did. */
function isDecidedHere({ steps }: CaseStoryBody): boolean {
  return steps.some(({ step }) => step !== 'take' && step !== 'give-back' && step !== 'note');
}

/** The decision that the address asks for, if it may be taken now: `approve` is the next step towards paying. */
function askedDecision(asked: string | null, allowed: readonly CaseDecision[]): CaseDecision | undefined {
  const steps: readonly CaseDecision[] = asked === 'approve' ? ['propose', 'approve', 'record-paid'] : ['reject'];
  return asked === null ? undefined : steps.find((step) => allowed.includes(step));
}

const SECTIONS = ['applications', 'complaints', 'doctors', 'licences'] as const;

/** The section to which a case leads that is decided there. */
function sectionOf(link: string): (typeof SECTIONS)[number] {
  return SECTIONS.find((section) => link.startsWith(section)) ?? 'licences';
}

/** The exact effect of a decision, what it needs, and the button. What was typed stays after a refusal. */
function DecisionForm({ story, decision, onDecided, onStale }: FormProps) {
  const { t, money } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const [note, setNote] = useState('');
  const [number, setNumber] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { kind, person: name, money: amount } = story.case;
  const nameCheck = factOf(story, 'name-check');
  const needsNote = needsReason(decision, nameCheck);
  const isOtherName = paysAnotherName(decision, nameCheck);
  const [isSamePerson, setSamePerson] = useState(false);
  const noteMissing = needsNote && note.trim() === '';
  const numberWrong = decision === 'record-paid' && !TRANSACTION_NUMBER.test(number.trim());
  const phone = readableAnywhere(factOf(story, 'payout-phone'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (noteMissing || numberWrong || (isOtherName && !isSamePerson)) return;
    void run(async () => {
      try {
        const sent = {
          decision,
          version: story.version,
          ...(note.trim() === '' ? {} : { note }),
          ...(decision === 'record-paid' ? { transaction_number: number.trim() } : {}),
        };
        onDecided(decision, await decideCase(story.case.id, sent));
      } catch (error) {
        if (error instanceof ApiProblem && (error.code === 'case-changed' || error.code === 'case-closed')) {
          return onStale();
        }
        throw error;
      }
    });
  };
  const about = {
    kind: kind === 'withdrawal' ? 'withdrawal' : 'refund',
    name: name ?? '',
    amount: amount ? money(amount) : '',
    phone,
    from: readableAnywhere(factOf(story, 'phone')),
    taken: takenIn(story, money),
    doctor: factOf(story, 'doctor'),
    field: factOf(story, 'field'),
    value: factOf(story, 'new-value'),
    company: factOf(story, 'gateway'),
    call: kind === 'failed-call' ? 'failed' : 'contested',
    ...reversalWords(story, money),
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={submit}>
      <PayeeWarnings story={story} />
      <p>{t(`cases.effect-${wordOf(decision, story.case.stage)}`, about)}</p>
      {decision === 'refund' && about.credited === 'yes' && <p>{t('cases.effect-refund-credited', about)}</p>}
      {decision === 'record-paid' && (
        <TextField
          label={t('cases.number')}
          hint={t('cases.number-hint')}
          name="transaction-number"
          autoComplete="off"
          maxLength={40}
          value={number}
          error={isChecked && numberWrong ? t('cases.number-wrong') : undefined}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      <TextArea
        label={t(
          decision === 'reject' ? 'cases.why-doctor' : decision === 'settle' ? 'cases.how-settled' : 'cases.note',
        )}
        aside={needsNote ? undefined : t('cases.optional')}
        name="note"
        autoComplete="off"
        maxLength={NOTE_LENGTH}
        value={note}
        error={isChecked && noteMissing ? t('cases.why-missing') : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {isOtherName && (
        <label className="sure">
          <input
            type="checkbox"
            checked={isSamePerson}
            aria-invalid={isChecked && !isSamePerson}
            onChange={({ target }) => setSamePerson(target.checked)}
          />
          {t('cases.same-person', { network: factOf(story, 'network-name'), name: name ?? '' })}
        </label>
      )}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button
        type="submit"
        look={decision === 'reject' || isOtherName ? 'danger' : 'primary'}
        busy={busy}
        disabled={isOtherName && !isSamePerson}
      >
        {t('cases.confirm')}
      </Button>
    </form>
  );
}
