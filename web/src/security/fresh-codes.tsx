import { Download, Printer } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';

/**
 * New recovery codes, which are shown only once: on the screen, as a file or printed. They stay until the person
 * confirms that they are kept.
 */
export function FreshCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation();
  const download = () => {
    const address = URL.createObjectURL(
      new Blob([`${t('security.codes-file')}\r\n\r\n${codes.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = 'tabibu-recovery-codes.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <div className="stack">
      <h3>{t('security.codes')}</h3>
      <Notice tone="warning">{t('security.codes-lead')}</Notice>
      <div className="recovery-paper">
        <p className="recovery-name">{t('security.codes-file')}</p>
        <ul className="recovery-codes" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="security-acts">
        <Button look="secondary" onClick={download}>
          <Icon node={Download} size={20} />
          {t('security.download')}
        </Button>
        <Button look="secondary" onClick={() => print()}>
          <Icon node={Printer} size={20} />
          {t('security.print')}
        </Button>
        <Button onClick={onKept}>{t('security.kept')}</Button>
      </div>
    </div>
  );
}
