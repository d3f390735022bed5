import { useEffect, useState } from 'react';
import { loadSentences } from '../shell/catalogues.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { useSession } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { isPhoneFrame } from '../shell/tab-memory.ts';
import { Button } from '../ui/button.tsx';
import { Motif } from '../ui/motif.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { isInUse, rememberWelcome, wasWelcomed } from './welcome-memory.ts';

/** The form with its sentences is loaded only for whoever wants to register. */
const registration = lazyPart(() => import('./welcome-form.tsx'), {
  file: 'src/sign-in/welcome-form.tsx',
  sentences: ['sign-in'],
  fallback: <ScreenSkeleton />,
});

/**
 * The offer to register at the first launch on a phone (S01). It opens for a visitor who does not use the page yet, and
 * never again once it was closed in this browser.
 */
export default function WelcomeSheet() {
  const { t, language } = useTranslation();
  const { me, known } = useSession();
  const [open, setOpen] = useState(false);
  const [registers, setRegisters] = useState(false);
  const wanted = known && !me;
  useEffect(() => {
    if (!wanted || !isPhoneFrame() || wasWelcomed()) return;
    loadSentences(language, ['welcome']).then(
      () => setOpen((open) => open || !isInUse()),
      () => undefined,
    );
  }, [wanted, language]);
  const close = () => {
    rememberWelcome();
    setOpen(false);
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={open ? t('welcome.title') : ''}
      closeLabel={open ? t('dialog.close') : ''}
    >
      <div className="welcome-head">
        <Motif />
        <p className="muted">{t('welcome.lead')}</p>
      </div>
      {registers ? (
        <registration.Part onDone={close} />
      ) : (
        <Button wide onClick={() => setRegisters(true)}>
          {t('welcome.register')}
        </Button>
      )}
      <Button look="quiet" wide onClick={close}>
        {t('welcome.look-around')}
      </Button>
    </Sheet>
  );
}
