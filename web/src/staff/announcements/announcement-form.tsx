import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AUDIENCES, MESSAGE_LENGTH, SUBJECT_LENGTH } from '@tabibu/contract/announcement-words';
import type { Audience } from '@tabibu/contract/announcement-words';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { ANNOUNCEMENTS, previewAnnouncement, sendAnnouncement } from '../../api/announcements.ts';
import type { PreviewBody } from '../../api/announcements.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { SendQuestion } from './send-question.tsx';
import { DoctorPicker } from './doctor-picker.tsx';
import { printedFailure } from '../printed-failure.ts';

interface Draft {
  readonly audience: Audience;
  readonly country: CountryCode | '';
  readonly doctorIds: readonly string[];
  readonly subject: string;
  readonly message: string;
  readonly bySms: boolean;
  readonly byPush: boolean;
}

const EMPTY: Draft = {
  audience: 'all',
  country: '',
  doctorIds: [],
  subject: '',
  message: '',
  bySms: false,
  byPush: false,
};

/** Returns whom the draft is for as the API takes it; undefined while that is not chosen. */
function audienceOf({ audience, country, doctorIds }: Draft) {
  if (audience === 'country') return country === '' ? undefined : { audience, country };
  if (audience === 'specific') return doctorIds.length === 0 ? undefined : { audience, doctor_ids: [...doctorIds] };
  return { audience };
}

/** Whom, what and by which ways; how many it reaches and what that costs stand beside the button. */
export function AnnouncementForm() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const change = (changes: Partial<Draft>) => setDraft((last) => ({ ...last, ...changes }));
  const { busy, outcome, asks, submit, close, dispatch } = useSending(draft, () => setDraft(EMPTY));
  const audience = audienceOf(draft);
  const isFull = audience !== undefined && draft.subject.trim() !== '' && draft.message.trim() !== '';
  const asked = { ...(audience ?? { audience: 'all' as const }), subject: draft.subject };
  const { data: preview } = useQuery({
    queryKey: ['announcement-preview', asked],
    queryFn: () => previewAnnouncement(asked),
    enabled: audience !== undefined,
    placeholderData: (last: PreviewBody | undefined) => last,
  });
  const isTooMany = draft.bySms && preview?.sms_allowed === false;
  return (
    <>
      <form
        method="post"
        className="card stack announcement-form"
        noValidate
        onSubmit={(event) => submit(event, isFull)}
      >
        <AudienceFields draft={draft} onChange={change} />
        <TextField
          label={t('announcement-desk.subject')}
          name="subject"
          autoComplete="off"
          maxLength={SUBJECT_LENGTH}
          required
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value })}
          // A disabled button keeps the browser from submitting by Enter, so the missing fields are said here (C88).
          onKeyDown={(event) => event.key === 'Enter' && !isFull && submit(event, false)}
        />
        <TextArea
          label={t('announcement-desk.message')}
          name="message"
          rows={6}
          maxLength={MESSAGE_LENGTH}
          required
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
        <Ways draft={draft} onChange={change} />
        {audience && preview && <Reach preview={preview} {...draft} />}
        {outcome && (
          <Notice tone={outcome.tone} announce>
            <p>{outcome.words}</p>
          </Notice>
        )}
        <div>
          <Button type="submit" busy={busy} disabled={!isFull || isTooMany || preview?.recipients === 0}>
            {t('announcement-desk.send')}
          </Button>
        </div>
      </form>
      {preview && (
        <SendQuestion isOpen={asks} draft={draft} preview={preview} onClose={close} onSend={() => void dispatch()} />
      )}
    </>
  );
}

/**
 * Asks, then sends the draft, once however often it is pressed, after a fresh factor. What was typed stays after a
 * refusal.
 */
function useSending(draft: Draft, onSent: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const guarded = useStepUp();
  const send = useIdempotentSend();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; words: string }>();
  const dispatch = async () => {
    setAsks(false);
    setBusy(true);
    setOutcome(undefined);
    const { subject, message, bySms, byPush } = draft;
    const body = { ...audienceOf(draft)!, subject, message, by_sms: bySms, by_push: byPush };
    try {
      await guarded(() => sendAnnouncement(send, body));
      onSent();
      setOutcome({ tone: 'success', words: t('announcement-desk.sent') });
      void client.invalidateQueries(ANNOUNCEMENTS);
    } catch (error) {
      if (!(error instanceof StepUpCancelled))
        setOutcome({ tone: 'danger', words: printedFailure(error, t, 'announcement-desk.failed') });
    }
    setBusy(false);
  };
  const submit = (event: Pick<FormEvent, 'preventDefault'>, isFull: boolean) => {
    event.preventDefault();
    if (busy) return;
    if (isFull) setAsks(true);
    else setOutcome({ tone: 'danger', words: t('announcement-desk.fill') });
  };
  return { busy, outcome, asks, submit, close: () => setAsks(false), dispatch };
}

interface FieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** Whom it is for: all, the doctors of a country, or chosen ones. */
function AudienceFields({ draft, onChange }: FieldsProps) {
  const { t, language } = useTranslation();
  return (
    <>
      <Select
        label={t('announcement-desk.recipients')}
        name="audience"
        value={draft.audience}
        onChange={({ target }) => onChange({ audience: target.value as Audience })}
      >
        {AUDIENCES.map((audience) => (
          <option key={audience} value={audience}>
            {t(`announcement-desk.audience-${audience}`)}
          </option>
        ))}
      </Select>
      {draft.audience === 'country' && (
        <Select
          label={t('announcement-desk.country')}
          name="country"
          value={draft.country}
          onChange={({ target }) => onChange({ country: target.value as CountryCode | '' })}
        >
          <option value="">{t('announcement-desk.choose-country')}</option>
          {LIVE_COUNTRIES.map((country) => (
            <option key={country.code} value={country.code}>
              {countryName(country, language)}
            </option>
          ))}
        </Select>
      )}
      {draft.audience === 'specific' && (
        <DoctorPicker chosen={draft.doctorIds} onChange={(doctorIds) => onChange({ doctorIds })} />
      )}
    </>
  );
}

/** By which ways it goes out besides the dashboard. */
function Ways({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <label className="announcement-check">
        <input type="checkbox" checked={draft.bySms} onChange={({ target }) => onChange({ bySms: target.checked })} />
        <span>{t('announcement-desk.by-sms')}</span>
      </label>
      <label className="announcement-check">
        <input type="checkbox" checked={draft.byPush} onChange={({ target }) => onChange({ byPush: target.checked })} />
        <span>{t('announcement-desk.by-push')}</span>
      </label>
    </>
  );
}

interface ReachProps extends Pick<Draft, 'bySms' | 'byPush'> {
  preview: PreviewBody;
}

/** How many doctors it reaches, who is left out, what the text messages are, and how many have a browser for it. */
function Reach({ preview, bySms, byPush }: ReachProps) {
  const { t } = useTranslation();
  const { recipients: count, without_account: leftOut, sms_parts: parts, sms_allowed: isAllowed } = preview;
  return (
    <div>
      <p role="status">
        <strong>{t('announcement-desk.reaches', { count })}</strong>
        {bySms && isAllowed && ` · ${t('announcement-desk.cost', { count, parts, total: count * parts })}`}
      </p>
      {leftOut > 0 && <p className="small muted">{t('announcement-desk.left-out', { count: leftOut })}</p>}
      {byPush && <p className="small">{t('announcement-desk.with-browser', { count: preview.with_browser })}</p>}
      {bySms && !isAllowed && <p className="small">{t('announcement-desk.too-many')}</p>}
    </div>
  );
}
