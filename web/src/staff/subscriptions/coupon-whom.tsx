import type { UseQueryResult } from '@tanstack/react-query';
import { problemText } from '../../api/forms/problem-text.ts';
import type { CouponOwner, SubscriberBody } from '../../api/subscriptions.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useSubscriptionWords } from './use-subscription-words.ts';

/** What is typed of a coupon. */
export interface CouponDraft {
  readonly phone: string;
  readonly package: string;
  readonly doctor: 'general' | 'specialist';
  /** Beside what the person has, or in its place. */
  readonly how: 'add' | 'replace';
  readonly calls: string;
  readonly reason: string;
}

interface DraftProps {
  draft: CouponDraft;
  onChange: (changes: Partial<CouponDraft>) => void;
}

/** The subscriber of the row from which the panel was opened, and what becomes of the present coupon. */
export function Whom({ subscriber, draft, onChange }: DraftProps & { subscriber: SubscriberBody }) {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  const { name, phone, couponCode: code, endDate } = subscriber;
  const day = words.day(endDate);
  const facts = [phone, words.package(subscriber.package), t(`subscriptions.doctor-${subscriber.doctorType}`)];
  const left = subscriber.callsTotal - subscriber.callsUsed;
  return (
    <>
      <p>
        <strong translate="no">{name}</strong> · {facts.join(' · ')}
      </p>
      <p>{t('subscriptions.calls-left', { count: left, day })}</p>
      {code !== null && <How draft={draft} onChange={onChange} />}
      <p>
        {draft.how === 'add'
          ? t('subscriptions.effect-alone')
          : code === null
            ? t('subscriptions.effect-plan', { day })
            : t('subscriptions.effect-replaces', { code, day })}
      </p>
    </>
  );
}

/** Whether what the person has stays. */
function How({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('subscriptions.how')}
      name="how"
      value={draft.how}
      onChange={({ target }) => onChange({ how: target.value as CouponDraft['how'] })}
    >
      {(['add', 'replace'] as const).map((how) => (
        <option key={how} value={how}>
          {t(`subscriptions.how-${how}`)}
        </option>
      ))}
    </Select>
  );
}

interface WhomFieldsProps extends DraftProps {
  /** Who has the typed number; undefined while it was not asked. */
  owner: UseQueryResult<CouponOwner> | undefined;
  /** The number is written: ask whose it is. */
  onNumber: (phone: string) => void;
}

/** Number, package and type of doctor, with the person of the number and what that person has. */
export function WhomFields({ draft, owner, onChange, onNumber }: WhomFieldsProps) {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  const present = owner?.data?.coupons.find(
    (one) => one.of_plan && one.package === draft.package && one.doctorType === draft.doctor,
  );
  return (
    <>
      <TextField
        label={t('subscriptions.number')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.target.value, how: 'add' })}
        onBlur={({ target }) => onNumber(target.value.trim())}
      />
      <div role="status">{owner && <Owner owner={owner} />}</div>
      <Select
        label={t('subscriptions.column-package')}
        name="package"
        value={draft.package}
        onChange={({ target }) => onChange({ package: target.value, how: 'add' })}
      >
        {words.packages.map((type) => (
          <option key={type} value={type}>
            {words.package(type)}
          </option>
        ))}
      </Select>
      <Select
        label={t('subscriptions.column-doctor')}
        name="doctor"
        value={draft.doctor}
        onChange={({ target }) => onChange({ doctor: target.value as CouponDraft['doctor'], how: 'add' })}
      >
        {(['general', 'specialist'] as const).map((doctor) => (
          <option key={doctor} value={doctor}>
            {t(`subscriptions.doctor-${doctor}`)}
          </option>
        ))}
      </Select>
      {present && <How draft={draft} onChange={onChange} />}
      <p>
        {present && draft.how === 'replace'
          ? t('subscriptions.effect-replaces-calls', { count: present.calls_left, day: words.day(present.expires) })
          : t('subscriptions.effect-alone')}
      </p>
    </>
  );
}

/** The name that belongs to a number, and the coupons with calls left. */
function Owner({ owner: { data, error } }: { owner: UseQueryResult<CouponOwner> }) {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  if (error) return <p className="field-error">{problemText(error, t, 'staff.failed')}</p>;
  if (data === undefined) return null;
  return (
    <>
      <p>
        <strong translate="no">{data.name}</strong>
        {data.coupons.length === 0 && ` · ${t('subscriptions.has-none')}`}
      </p>
      <ul>
        {data.coupons.map((one) => (
          <li key={`${one.package} ${one.doctorType} ${one.expires}`}>
            {words.package(one.package)} · {t(`subscriptions.doctor-${one.doctorType}`)} ·{' '}
            {t('subscriptions.calls-left', { count: one.calls_left, day: words.day(one.expires) })}
          </li>
        ))}
      </ul>
    </>
  );
}
