import { useState } from 'react';
import { ImageUp } from 'lucide';
import { PICTURE_BYTES } from '@tabibu/contract/banner-limits';
import { fetchPicture, sendPicture } from '../../api/banners.ts';
import type { PictureBody } from '../../api/banners.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { TextField } from '../../ui/forms/field.tsx';

interface PictureFieldProps {
  /** The name of the fields in the form. */
  name: string;
  address: string;
  onAddress: (address: string) => void;
  /** A picture that the server has kept. */
  onPicture: (picture: PictureBody) => void;
  error?: string | undefined;
}

/** Takes a picture by its https address, which the server fetches, or as a file (ADM-HERO-04, C82). */
export function PictureField({ name, address, onAddress, onPicture, error }: PictureFieldProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const take = async (picture: () => Promise<PictureBody>) => {
    setState({ busy: true });
    try {
      onPicture(await picture());
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault: problemText(fault, t, 'banners.load-failed') });
    }
  };
  return (
    <div className="picture-field">
      <TextField
        label={t('banners.address')}
        hint={t('banners.guidelines')}
        error={state.fault ?? error}
        type="url"
        name={`${name}.address`}
        value={address}
        placeholder="https://"
        onChange={({ target }) => onAddress(target.value)}
      />
      <Button look="secondary" busy={state.busy} onClick={() => void take(() => fetchPicture(address))}>
        {t('banners.fetch')}
      </Button>
      <FileButton
        word={t('banners.file')}
        icon={ImageUp}
        accept="image/jpeg,image/png"
        onFile={async (file) => {
          if (file.size > PICTURE_BYTES) setState({ busy: false, fault: t('banners.too-large') });
          else await take(() => sendPicture(file));
        }}
      />
    </div>
  );
}
