import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clockText } from '@tabibu/contract/clock-times';
import { NIGHT } from '@tabibu/contract/quiet-hours';
import { REMINDER_KINDS, choicesAfter } from '@tabibu/contract/reminder-kinds';
import { noticeChoicesQuery, saveNoticeChoices } from '../../api/notices.ts';
import type { NoticeChoicesBody } from '../../api/notices.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** How the patient is reminded: kinds that go to the phone, what the locked screen shows, and the quiet hours. */
export function NoticeChoices() {
  const { t, language } = useTranslation();
  const { data, isError, refetch } = useQuery(noticeChoicesQuery());
  return (
    <section className="card stack" aria-labelledby="notice-choices">
      <h2 id="notice-choices">{t('notices.choices')}</h2>
      <p>{t('notices.choices-note')}</p>
      {data && <ChoicesForm choices={data} />}
      {!data &&
        (isError ? (
          <LoadFailure words={t('notices.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      <p className="small muted">
        {t('notices.quiet', { from: clockText(language, NIGHT.begins), to: clockText(language, NIGHT.ends) })}
      </p>
    </section>
  );
}

/** The boxes are the browser's own, so what was ticked before the script came stays. */
function ChoicesForm({ choices }: { choices: NoticeChoicesBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reply = useFormReply();
  const answer = reply?.form === 'notice-choices' ? reply : undefined;
  const fault = refusalIn(answer);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown; saved?: boolean }>(() =>
    fault ? { busy: false, fault } : { busy: false, saved: answer !== undefined },
  );
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    setState({ busy: true });
    try {
      const wish = choicesAfter({
        kinds: [...sent.keys()],
        showsWords: sent.has('words'),
        byWhatsApp: sent.has('whatsapp'),
        byEmail: sent.has('email'),
      });
      await setAnswer(client, noticeChoicesQuery().queryKey, await saveNoticeChoices(wish));
      setState({ busy: false, saved: true });
    } catch (refused) {
      setState({ busy: false, fault: refused });
    }
  };
  const isOn = (name: string, saved: boolean) => (fault ? answer?.values[name] !== undefined : saved);
  return (
    <form name="notice-choices" method="post" className="stack" onSubmit={(event) => void save(event)}>
      <fieldset className="notice-kinds">
        <legend>{t('notices.kinds')}</legend>
        {REMINDER_KINDS.map((kind) => (
          <label key={kind} className="notice-box">
            <input type="checkbox" name={kind} defaultChecked={isOn(kind, !choices.switched_off.includes(kind))} />
            <span>{t(`notices.kind-${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <Box
        name="words"
        words={t('notices.words')}
        note={t('notices.words-note')}
        on={isOn('words', choices.shows_words)}
      />
      {choices.whatsapp_offered && (
        <Box
          name="whatsapp"
          words={t('notices.whatsapp')}
          note={t('notices.whatsapp-note')}
          on={isOn('whatsapp', choices.by_whatsapp)}
        />
      )}
      {choices.email_offered && (
        <Box
          name="email"
          words={t('notices.email')}
          note={t('notices.email-note')}
          on={isOn('email', choices.by_email)}
        />
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'notices.not-saved')}</p>
        </Notice>
      )}
      <Button type="submit" look="secondary" wide busy={state.busy}>
        {t('notices.save')}
      </Button>
      {state.saved && (
        <p role="status" className="small muted">
          {t('notices.saved')}
        </p>
      )}
    </form>
  );
}

/** A box with a note below, which screen readers read with its name. */
function Box({ name, words, note, on }: { name: string; words: string; note: string; on: boolean }) {
  const noteId = `notice-${name}`;
  return (
    <div>
      <label className="notice-box">
        <input type="checkbox" name={name} defaultChecked={on} aria-describedby={noteId} />
        <span>{words}</span>
      </label>
      <p id={noteId} className="small muted">
        {note}
      </p>
    </div>
  );
}
