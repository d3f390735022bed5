import { useState } from 'react';
import type { FormEvent } from 'react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import { LONGEST_TEXT } from '@tabibu/contract/page-blocks';
import { savePageText } from '../../api/page-texts.ts';
import type { PageVersionsBody } from '../../api/page-texts.ts';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { PanelActions } from '../frame/panel.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { releaseText } from './release-text.ts';

const LANGUAGES: readonly Language[] = ['sw', 'en', 'fr'];
const DAY = 86_400_000;

interface PageTextFormProps {
  text: PageVersionsBody;
  onSaved: () => Promise<void>;
  /** Called when the server refused, because somebody else may have saved. */
  onStale: () => Promise<unknown>;
}

/** Writes a page in three languages, with a preview of each, from now on or from a day. */
export function PageTextForm({ text: { page, version, versions }, onSaved, onStale }: PageTextFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(versions[0]?.body ?? { sw: '', en: '', fr: '' });
  const [day, setDay] = useState('');
  const [seen] = useState(version);
  const [tried, setTried] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const tomorrow = wallClockAt(useNow() + DAY, 'Africa/Dar_es_Salaam').day;
  const isWhole = LANGUAGES.every((language) => typed[language].trim() !== '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) return;
    void run(async () => {
      try {
        await savePageText(page, { version, body: typed, begins_on: day || null });
      } catch (error) {
        await onStale();
        throw error;
      }
      await onSaved();
    });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      <p>{t('house.text-format')}</p>
      {page !== 'about' && <p>{t('house.text-facts', { page })}</p>}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {version !== seen && (
        <Notice tone="warning" announce>
          <p>{t('house.text-others', { name: versions[0]?.by ?? t('house.operator') })}</p>
        </Notice>
      )}
      <Button look="quiet" onClick={() => void releaseText(page).then(setTyped)}>
        {t('house.text-use-release')}
      </Button>
      {LANGUAGES.map((language) => (
        <div key={language} className="stack" lang={language}>
          <TextArea
            label={t('house.tongue', { language })}
            name={language}
            rows={10}
            maxLength={LONGEST_TEXT}
            value={typed[language]}
            error={tried && typed[language].trim() === '' ? t('house.text-missing') : undefined}
            onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
          />
          <details className="text-preview">
            <summary>{t('house.text-preview')}</summary>
            <div className="prose">
              <TextBlocks text={typed[language]} />
            </div>
          </details>
        </div>
      ))}
      <TextField
        label={t('house.text-from')}
        hint={t('house.text-from-hint')}
        type="date"
        name="begins"
        min={tomorrow}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <PanelActions>
        <Button type="submit" busy={busy}>
          {t('house.text-save')}
        </Button>
      </PanelActions>
    </form>
  );
}
