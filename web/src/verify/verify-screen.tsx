import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/client.ts';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { verificationQuery } from '../api/verification.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import type { Visit } from '../shell/screen-file.ts';
import { useParam } from '../shell/screen-visit.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { LookUp } from './look-up.tsx';
import { BigState } from './big-state.tsx';
import { VerifiedPaper } from './verified-paper.tsx';
import '../ui/public/card.css';
import '../components/paper-print.css';
import './verify.css';

export function needs({ params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const code = params['code'];
  return code && !isShort(code) ? [client.prefetchQuery(verificationQuery(code))] : [];
}

/** Whether it is the short code that is printed under the QR code: nine signs. */
const isShort = (code: string) => /^[a-z\d]{9}$/iu.test(code.replaceAll(/[\s-]/gu, ''));

/** /verify and /verify/:code: a pharmacy or an employer checks whether a document is genuine. No sign-in is needed. */
export default function VerifyScreen() {
  const code = useParam('code');
  return (
    <div className="page narrow verify">{code && !isShort(code) ? <Paper code={code} /> : <LookUp typed={code} />}</div>
  );
}

function Paper({ code }: { code: string }) {
  const { t } = useTranslation();
  const { data, error, isError, refetch } = useQuery(verificationQuery(code));
  if (data) return <VerifiedPaper paper={data} code={code} />;
  if (!isError) return <ScreenSkeleton />;
  if (isProblem<'GET /api/verify/:code'>(error, 'record-altered'))
    return (
      <BigState state="cancelled" word={t('verify.altered')}>
        {error.detail}
      </BigState>
    );
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) {
    return (
      <>
        <BigState state="unknown" word={t('verify.unknown')}>
          {t('verify.unknown-note')}
        </BigState>
        <ButtonLink href="/verify">{t('verify.by-short-code')}</ButtonLink>
      </>
    );
  }
  return <LoadFailure words={problemText(error, t, 'verify.failed')} onRetry={() => void refetch()} />;
}
