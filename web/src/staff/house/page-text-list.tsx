import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { TextPage } from '@tabibu/contract/page-blocks';
import { pageTextsQuery } from '../../api/page-texts.ts';
import type { PageVersionsBody } from '../../api/page-texts.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { Panel } from '../frame/panel.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { PageTextForm } from './page-text-form.tsx';
import { PageTextHistory } from './page-text-history.tsx';

/** The texts of about, privacy and terms: which version is in force, and the form that writes the next one. */
export function PageTextList() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const answer = useAnswer(pageTextsQuery());
  const [open, setOpen] = useState<TextPage>();
  const [saved, setSaved] = useState<TextPage>();
  const refresh = () => client.invalidateQueries({ queryKey: pageTextsQuery().queryKey });
  const chosen = answer.data?.find(({ page }) => page === open);
  const done = async (page: TextPage) => {
    await refresh();
    setOpen(undefined);
    setSaved(page);
  };
  return (
    <>
      <p className="muted">{t('house.texts-lead')}</p>
      {saved && (
        <Notice tone="success" announce>
          <p>{t('house.saved', { name: t('house.page', { page: saved }) })}</p>
        </Notice>
      )}
      <Answered answer={answer} failed={t('house.texts-failed')}>
        {(pages) =>
          pages.map((text) => (
            <section key={text.page} className="card setting-group page-text">
              <h2>{t('house.page', { page: text.page })}</h2>
              <Standing text={text} />
              <Button
                look="secondary"
                aria-label={t('house.change-which', { name: t('house.page', { page: text.page }) })}
                onClick={() => {
                  setSaved(undefined);
                  setOpen(text.page);
                }}
              >
                {t('house.change')}
              </Button>
            </section>
          ))
        }
      </Answered>
      <Panel
        open={chosen !== undefined}
        onClose={() => open && setOpen(undefined)}
        title={chosen ? t('house.page', { page: chosen.page }) : ''}
      >
        {chosen && (
          <>
            <PageTextForm key={chosen.page} text={chosen} onSaved={() => done(chosen.page)} onStale={refresh} />
            <PageTextHistory text={chosen} onTakenBack={() => done(chosen.page)} onStale={refresh} />
          </>
        )}
      </Panel>
    </>
  );
}

/** Which version is in force, and which ones wait for their day. */
function Standing({ text: { versions, in_force: inForce } }: { text: PageVersionsBody }) {
  const { t } = useTranslation();
  const current = versions.find(({ version }) => version === inForce);
  const waiting = versions.filter(({ version }) => version > (inForce ?? 0));
  return (
    <>
      <p>
        {current?.body ? (
          <>
            {t('house.text-since', { name: current.by ?? t('house.operator') })} <When at={current.begins_at} />
          </>
        ) : (
          t('house.text-release')
        )}
      </p>
      {waiting.map((version) => (
        <p key={version.version} className="small muted">
          {t(version.body ? 'house.text-planned' : 'house.text-planned-release', {
            name: version.by ?? t('house.operator'),
          })}{' '}
          <When at={version.begins_at} />
        </p>
      ))}
    </>
  );
}
