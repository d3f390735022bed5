import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { COMPLAINT_PRIORITIES } from '@tabibu/contract/complaint-desk-words';
import type { ComplaintPriority } from '@tabibu/contract/complaint-desk-words';
import { LANGUAGES } from '@tabibu/contract/languages';
import { complaintQuery } from '../../api/complaint-desk.ts';
import type { ComplaintStoryBody } from '../../api/complaint-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { readableAnywhere } from '../../components/any-number.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { ComplaintButtons } from './complaint-buttons.tsx';
import { ComplaintChips } from './complaint-chips.tsx';
import { Conversation } from './conversation.tsx';
import { useComplaintActions } from './use-complaint-actions.tsx';
import type { ComplaintActions } from './use-complaint-actions.tsx';

/** One complaint: who wrote it, the whole conversation, and what can be done. */
export function ComplaintPage({ id, base }: { id: string; base: string }) {
  const { t } = useTranslation();
  const answer = useAnswer(complaintQuery(id));
  const actions = useComplaintActions();
  return (
    <>
      <p>
        <Link href={base} className="complaint-back">
          <Icon node={ArrowLeft} size={20} />
          {t('complaint-desk.back')}
        </Link>
      </p>
      {actions.notice}
      <Answered answer={answer} failed={t('complaint-desk.failed')}>
        {(story) => <Story story={story} actions={actions} />}
      </Answered>
      {actions.dialog}
    </>
  );
}

function Story({ story, actions }: { story: ComplaintStoryBody; actions: ComplaintActions }) {
  const { t } = useTranslation();
  const one = story.complaint;
  return (
    <>
      <SectionHead title={one.subject}>
        <ComplaintButtons one={one} actions={actions} />
      </SectionHead>
      <ComplaintChips one={one} />
      {one.status !== 'resolved' && (
        <div className="complaint-choices">
          <Select
            label={t('complaint-desk.priority')}
            name="priority"
            value={one.priority}
            disabled={actions.busyWith !== undefined}
            onChange={({ target }) => actions.prioritise(one, target.value as ComplaintPriority)}
          >
            {COMPLAINT_PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {t(`complaint-desk.priority-${priority}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Writer story={story} />
      <section className="card stack">
        <h2>{t('complaint-desk.conversation')}</h2>
        <Conversation story={story} />
      </section>
    </>
  );
}

/** Who wrote it, and how that person can be reached. */
function Writer({ story: { complaint: one, account } }: { story: ComplaintStoryBody }) {
  const { t, language } = useTranslation();
  const facts = [
    [t('complaint-desk.writer'), one.name],
    [t('complaint-desk.account'), account?.full_name ?? t('complaint-desk.visitor')],
    account && [t('complaint-desk.phone'), readableAnywhere(account.phone)],
    one.email !== '' && [t('complaint-desk.email'), one.email],
    [t('staff.country'), countryName(countryOf(one.country), language)],
    [t('complaint-desk.language'), LANGUAGES[account?.language ?? one.language]],
  ].filter((fact) => Array.isArray(fact));
  return (
    <section className="card" aria-label={t('complaint-desk.writer')}>
      <dl className="complaint-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('complaint-desk.updated')}</dt>
          <dd>
            <When at={one.updated_at} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
