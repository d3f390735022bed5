import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Audience } from '@tabibu/contract/announcement-words';
import type { PreviewBody } from '../../api/announcements.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface QuestionProps {
  isOpen: boolean;
  draft: {
    readonly audience: Audience;
    readonly country: CountryCode | '';
    readonly subject: string;
    readonly message: string;
    readonly bySms: boolean;
  };
  preview: PreviewBody;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before an announcement goes out: to how many, where, and what they read. */
export function SendQuestion({ isOpen, draft, preview, onClose, onSend }: QuestionProps) {
  const { t, language } = useTranslation();
  const { recipients: count, sms_parts: parts } = preview;
  const country = draft.country === '' ? '' : countryName(countryOf(draft.country), language);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('announcement-desk.ask-title', { count })}
      closeLabel={t('staff.close')}
    >
      <div className="stack">
        <p>
          {draft.audience === 'country'
            ? t('announcement-desk.ask-country', { country })
            : t(`announcement-desk.ask-${draft.audience}`)}
          {draft.bySms && ` ${t('announcement-desk.cost', { count, parts, total: count * parts })}`}
        </p>
        <blockquote className="card announcement-preview">
          <strong>{draft.subject}</strong>
          <p>{draft.message}</p>
        </blockquote>
        {draft.bySms && (
          <blockquote className="card announcement-preview">
            <p>{preview.sms_text}</p>
          </blockquote>
        )}
        <p>{t('announcement-desk.ask-final')}</p>
        <Button wide onClick={onSend}>
          {t('announcement-desk.ask-send')}
        </Button>
        <Button look="secondary" wide onClick={onClose}>
          {t('announcement-desk.ask-back')}
        </Button>
      </div>
    </Dialog>
  );
}
