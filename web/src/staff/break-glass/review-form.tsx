import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { MOST_CHARACTERS } from '@tabibu/contract/break-glass-rules';
import { reviewAccess } from '../../api/break-glass.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

const VERDICTS = ['justified', 'not-justified'] as const;

/** Says whether somebody else's access was justified, with a note. What was typed stays after a refusal. */
export function ReviewForm({ accessId, onReviewed }: { accessId: string; onReviewed: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const name = useId();
  const [verdict, setVerdict] = useState<(typeof VERDICTS)[number]>();
  const [note, setNote] = useState('');
  const { busy, fault, run } = useGuardedAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (verdict === undefined) return;
    void run(async () => {
      await reviewAccess(accessId, { verdict, note });
      await onReviewed();
    });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={submit}>
      <fieldset className="glass-verdict">
        <legend>{t('glass.verdict')}</legend>
        {VERDICTS.map((one) => (
          <ChipChoice
            key={one}
            type="radio"
            name={name}
            value={one}
            checked={verdict === one}
            onChange={() => setVerdict(one)}
          >
            {t(`glass.${one}`)}
          </ChipChoice>
        ))}
      </fieldset>
      <TextArea
        label={t('glass.note')}
        name="note"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy} disabled={verdict === undefined || note.trim() === ''}>
          {t('glass.save')}
        </Button>
      </div>
    </form>
  );
}
