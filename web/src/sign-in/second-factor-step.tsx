import { useQuery } from '@tanstack/react-query';
import { verifySecondFactor } from '../api/identity.ts';
import type { MeBody } from '../api/identity.ts';
import { askPasskey, verifySecondPasskey } from '../api/passkeys.ts';
import { siteQuery } from '../api/public/site.ts';
import { ProofForm } from '../components/proof-form.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';

/** Loads only for people who have a passkey, never for patients. */
const { Part: PasskeyButton } = lazyPart(() => import('../security/passkey-button.tsx'), {
  file: 'src/security/passkey-button.tsx',
});

interface SecondFactorProps {
  challengeId: string;
  /** The account has a passkey, which will do too. */
  passkey?: boolean | undefined;
  /** The refusal of a code that was sent without script, or before the script had loaded. */
  refused?: unknown;
  onProven: (me: MeBody) => Promise<void>;
  onStartAgain: () => void;
}

/**
 * The third step of signing in: a code of the authenticator app or a recovery code, and what to do without both. The
 * browser is not remembered: every sign-in asks again.
 */
export function SecondFactorStep({ challengeId, passkey = false, refused, onProven, onStartAgain }: SecondFactorProps) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <p role="status">{t('factor.lead')}</p>
      {passkey && (
        <PasskeyButton
          ask={askPasskey}
          prove={async (id, credential) => onProven(await verifySecondPasskey(challengeId, id, credential))}
        />
      )}
      <ProofForm
        name="second-factor"
        refused={refused}
        eager
        submit={t('factor.confirm')}
        onProof={async (proof) => onProven(await verifySecondFactor(challengeId, proof))}
      />
      <Button look="quiet" onClick={onStartAgain}>
        {t('factor.start-again')}
      </Button>
      <details className="factor-lost">
        <summary>{t('factor.lost')}</summary>
        <LostEverything />
      </details>
    </div>
  );
}

/** The ways to contact us that are configured (W18), or a sentence if there is none. */
function LostEverything() {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery());
  const { phone, email, messaging_url: messages } = site?.contact ?? { phone: null, email: null, messaging_url: null };
  return (
    <div className="stack">
      <p>{t('factor.lost-how')}</p>
      {!phone && !email && !messages && <p>{t('factor.lost-nobody')}</p>}
      {phone && (
        <p>
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {messages && (
        <p>
          <a href={messages} rel="noreferrer">
            {t('factor.write')}
          </a>
        </p>
      )}
    </div>
  );
}
