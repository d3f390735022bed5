import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EXPORTS_A_DAY, EXPORT_HOURS } from '@tabibu/contract/own-export-formats';
import type { ExportFormat } from '@tabibu/contract/own-export-formats';
import type { CodeChallenge, MeBody } from '../../api/identity.ts';
import { askForExport, exportFile, exportsQuery } from '../../api/own-copies.ts';
import type { OwnExportBody } from '../../api/own-copies.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { confirmPhoneProof, requestPhoneProof, stepUp } from '../../api/second-factor.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { ProofForm } from '../../components/proof-form.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** How often the page asks how far a file is, in milliseconds. */
const POLL = 2000;

/** What waits until the person has proven who they are: a new file, or the download of one. */
type Wish = { readonly ask: ExportFormat } | { readonly download: string };

interface Proving {
  readonly wish: Wish;
  /** Null when the proof is a code of the authenticator app. */
  readonly challenge: CodeChallenge | null;
}

/** Asks for a file with everything that is kept about the person, shows how far it is, and offers the download. */
export function OwnFiles({ me }: { me: MeBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [proving, setProving] = useState<Proving>();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { data, isError, refetch } = useQuery({
    ...exportsQuery(),
    refetchInterval: ({ state: { data: known } }) =>
      known?.exports.some((one) => one.state === 'making') === true ? POLL : false,
  });

  /** Does what the person wished; asks for a proof first where the server wants one. */
  const fulfil = async (wish: Wish) => {
    setState({ busy: true });
    try {
      if ('ask' in wish) await askForExport(wish.ask);
      else if (await mayDownload()) location.assign(exportFile(wish.download));
      else return await prove(wish, data?.factor === 'authenticator');
      setProving(undefined);
      setState({ busy: false });
      await client.invalidateQueries({ queryKey: exportsQuery().queryKey });
    } catch (fault) {
      if (!isProblem<'POST /api/me/exports'>(fault, 'step-up-required')) {
        setProving(undefined);
        return setState({ busy: false, fault });
      }
      await prove(wish, fault.params['factor'] === 'authenticator');
    }
  };
  const prove = async (wish: Wish, byApp: boolean) => {
    try {
      setProving({ wish, challenge: byApp ? null : await requestPhoneProof() });
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  /** A file may be too large for the memory of a phone, so the browser fetches it, and cannot give a proof itself. */
  const mayDownload = async () => {
    await client.cancelQueries({ queryKey: exportsQuery().queryKey, exact: true });
    return (await client.fetchQuery({ ...exportsQuery(), staleTime: 0 })).proven_until !== null;
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void fulfil({ ask: format });
  };
  return (
    <section className="card stack" aria-labelledby="own-copy">
      <h2 id="own-copy">{t('own-data.copy')}</h2>
      <p>{t('own-data.copy-what', { hours: EXPORT_HOURS, most: EXPORTS_A_DAY })}</p>
      <p className="small muted">{t('own-data.hidden')}</p>
      {data === undefined &&
        (isError ? (
          <LoadFailure words={t('own-data.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      {data !== undefined && proving === undefined && (
        <form method="post" className="stack" onSubmit={ask}>
          <Choice
            legend={t('own-data.format')}
            name="format"
            items={(['pdf', 'json', 'fhir'] satisfies ExportFormat[]).map((value) => ({
              value,
              title: t(`own-data.${value}`),
            }))}
            value={format}
            onChoose={setFormat}
          />
          {data.left === 0 && <p>{t('own-data.none-left', { most: EXPORTS_A_DAY })}</p>}
          <Button type="submit" busy={state.busy} disabled={data.left === 0}>
            {t('own-data.ask')}
          </Button>
        </form>
      )}
      {proving !== undefined && <Proof me={me} proving={proving} onAgain={setProving} onProven={fulfil} />}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t)}</p>
        </Notice>
      )}
      {data !== undefined && data.exports.length > 0 && (
        <ul className="stack" aria-label={t('own-data.files')} aria-live="polite">
          {data.exports.map((one) => (
            <OneFile key={one.id} file={one} onDownload={() => void fulfil({ download: one.id })} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ProofProps {
  me: MeBody;
  proving: Proving;
  onAgain: (proving: Proving) => void;
  onProven: (wish: Wish) => Promise<void>;
}

/** The person proves who they are, because somebody else may be holding the signed-in phone. */
function Proof({ me, proving: { wish, challenge }, onAgain, onProven }: ProofProps) {
  const { t } = useTranslation();
  if (challenge === null)
    return (
      <ProofForm
        submit={t('sign-in.confirm')}
        eager
        onProof={async (proof) => {
          await stepUp(proof);
          await onProven(wish);
        }}
      />
    );
  return (
    <div className="stack">
      <p>{t('own-data.prove')}</p>
      <CodeStep
        challenge={challenge}
        country={me.country}
        onCode={async (digits) => {
          await confirmPhoneProof(challenge.challenge_id, digits);
          await onProven(wish);
        }}
        onResend={async () => onAgain({ wish, challenge: await requestPhoneProof() })}
      />
    </div>
  );
}

function OneFile({ file, onDownload }: { file: OwnExportBody; onDownload: () => void }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const format = file.format.toUpperCase();
  const { done, parts } = file;
  if (file.state === 'making')
    return (
      <li>
        <p>{t('own-data.making', { format, done, parts })}</p>
        <progress max={parts} value={done} aria-label={format} />
      </li>
    );
  if (file.state === 'failed')
    return (
      <li>
        <p>{t('own-data.broken', { format })}</p>
      </li>
    );
  return (
    <li className="stack">
      <p suppressHydrationWarning>{t('own-data.ready', { format, when: moment(file.ends_at, zone, now) })}</p>
      <Button look="secondary" onClick={onDownload} aria-label={t('own-data.download-one', { format })}>
        {t('own-data.download')}
      </Button>
    </li>
  );
}
