import { useId, useState } from 'react';
import { SPECIALIST_MULTIPLIER, countryOf } from '@tabibu/contract/countries';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { fromMajor } from '@tabibu/contract/currencies';
import { FEE_FIELDS, feeTyped, mostFee } from '@tabibu/contract/fee-limits';
import type { FeeField } from '@tabibu/contract/fee-limits';
import type { CountryFeesBody } from '../../api/fee-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { changedFields, isOutdated, pricesAfter, wrongFields } from './fee-drafts.ts';
import type { FeeDraft } from './fee-drafts.ts';
import { FeeHistory, PlannedFees } from './fee-history.tsx';
import { OthersChange } from './others-change.tsx';

interface FeeCardProps {
  current: CountryFeesBody;
  draft: FeeDraft | undefined;
  /** Saving was tried: prices that cannot be saved are marked. */
  tried: boolean;
  onDraft: (draft: FeeDraft | undefined) => void;
  onChanged: () => Promise<unknown>;
}

const DAY = 86_400_000;

/** The prices of a country: four fields, what patients will pay, and what was in force before. */
export function FeeCard({ current, draft, tried, onDraft, onChanged }: FeeCardProps) {
  const { t, language, money } = useTranslation();
  const country = countryOf(current.country);
  const heading = useId();
  // While somebody types, the field keeps what was typed: rewritten at each key, '12,' was 0 and '12,500' became 500.
  const [typing, setTyping] = useState<Partial<Record<FeeField, string>>>();
  const tomorrow = wallClockAt(useNow() + DAY, country.timeZone ?? 'UTC').day;
  const wrong = tried ? wrongFields(current, draft) : [];
  const changed = changedFields(current, draft);
  const most = money(fromMajor(mostFee(country), current.currency));
  const edit = (fees: FeeDraft['fees']) =>
    onDraft({ startsOn: '', seen: current, ...draft, fees: { ...draft?.fees, ...fees } });
  const after = pricesAfter(current, draft);
  const prefill = () =>
    edit({
      specialist_video_fee: Math.round(after.general_video_fee * SPECIALIST_MULTIPLIER),
      specialist_phone_fee: Math.round(after.general_phone_fee * SPECIALIST_MULTIPLIER),
    });
  return (
    <li className="card fee-card" data-country={current.country} aria-labelledby={heading}>
      <div className="fee-card-head">
        <h2 id={heading}>
          <span aria-hidden="true">{country.flag}</span> {countryName(country, language)}
        </h2>
        <p className="muted">
          {t('fees.currency', { currency: current.currency, symbol: current.currency_symbol })}
          {country.status === 'coming_soon' && ` · ${t('fees.not-live')}`}
        </p>
      </div>
      {draft && isOutdated(current, draft) && (
        <OthersChange
          current={current}
          seen={draft.seen}
          onSeen={() => onDraft({ ...draft, seen: current })}
          onDrop={() => onDraft(undefined)}
        />
      )}
      <div className="fee-fields">
        {FEE_FIELDS.map((field) => (
          <TextField
            key={field}
            label={t('fees.field', { field })}
            name={`${current.country}.${field}`}
            inputMode="numeric"
            autoComplete="off"
            value={typing?.[field] ?? String(draft?.fees[field] ?? current[field])}
            error={wrong.includes(field) ? t('fees.wrong', { most }) : undefined}
            onChange={({ target }) => {
              setTyping({ [field]: target.value });
              edit({ [field]: feeTyped(target.value) });
            }}
            onBlur={() => setTyping(undefined)}
          />
        ))}
      </div>
      <Button look="quiet" className="start fee-prefill" onClick={prefill}>
        {t('fees.prefill')}
      </Button>
      {draft && changed.length > 0 && (
        <TextField
          label={t('fees.starts')}
          hint={t('fees.starts-hint')}
          type="date"
          name={`${current.country}.starts`}
          min={tomorrow}
          value={draft.startsOn}
          onChange={({ target }) => onDraft({ ...draft, startsOn: target.value })}
        />
      )}
      <Preview current={current} after={after} changed={changed} />
      {current.planned && <PlannedFees current={current} planned={current.planned} onChanged={onChanged} />}
      <Reference current={current} />
      <FeeHistory current={current} onUse={edit} onChanged={onChanged} />
    </li>
  );
}

interface PreviewProps {
  current: CountryFeesBody;
  after: Readonly<Record<FeeField, number>>;
  changed: readonly FeeField[];
}

/** What patients will read on the cards of doctors. */
function Preview({ current, after, changed }: PreviewProps) {
  const { t, money } = useTranslation();
  return (
    <div className="fee-preview">
      <p className="small muted">{t('fees.preview')}</p>
      {(['general', 'specialist'] as const).map((type) => (
        <p key={type}>
          <strong>{t('fees.doctor', { type })}:</strong>{' '}
          {(['video', 'phone'] as const).map((call) => {
            const field = `${type}_${call}_fee` as const;
            const price = money(fromMajor(after[field], current.currency));
            return (
              <span key={call} className="numbers">
                {t('fees.call', { call })} {changed.includes(field) ? <mark>{price}</mark> : price}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** The printed prices of 15 and 30 calls, which cannot be bought (C07). */
function Reference({ current: { reference, currency } }: { current: CountryFeesBody }) {
  const { t, money } = useTranslation();
  const price = (major: number) => money(fromMajor(major, currency));
  return (
    <details className="fee-reference">
      <summary>{t('fees.reference')}</summary>
      <p className="small muted">{t('fees.reference-what')}</p>
      <dl>
        <dt>{t('fees.calls', { calls: 15 })}</dt>
        <dd className="numbers">
          {t('fees.both', {
            general: price(reference.subscription15),
            specialist: price(reference.specialist_subscription15),
          })}
        </dd>
        <dt>{t('fees.calls', { calls: 30 })}</dt>
        <dd className="numbers">
          {t('fees.both', {
            general: price(reference.subscription30),
            specialist: price(reference.specialist_subscription30),
          })}
        </dd>
      </dl>
    </details>
  );
}
