import type { CallSignalBody, CameraStep } from '@tabibu/contract/calls';
import type { OwnMedia } from './own-media.ts';

/** Where two people stand with pictures in a call that began without: `asked` by this side, `offered` by the other, `agreed` for both. */
export type CameraConsent = 'none' | 'asked' | 'offered' | 'declined' | 'agreed';

export interface ConsentChange {
  readonly consent: CameraConsent;
  /** What the other side has to hear. */
  readonly say?: CameraStep;
  /** The other side has agreed to what this person asked for: their camera opens. */
  readonly opens?: boolean;
}

/** This person presses: asks for pictures, agrees to them, or does not want them. */
export function afterPress(consent: CameraConsent, press: 'camera' | 'decline'): ConsentChange {
  if (consent === 'agreed') return { consent };
  if (press === 'decline') return { consent: 'none', say: 'decline' };
  return consent === 'offered' ? { consent: 'agreed', say: 'accept' } : { consent: 'asked', say: 'offer' };
}

/** The other side speaks. Nobody agrees to what was not asked for; who asks while being asked has agreed. */
export function afterStep(consent: CameraConsent, step: CameraStep): ConsentChange {
  if (step === 'decline') return { consent: consent === 'asked' ? 'declined' : consent };
  if (step === 'accept') return consent === 'asked' ? { consent: 'agreed', opens: true } : { consent };
  if (consent === 'agreed') return { consent, say: 'accept' };
  return consent === 'asked' ? { consent: 'agreed', say: 'accept', opens: true } : { consent: 'offered' };
}

export interface CameraEnds {
  /** Pictures were agreed upon by booking them. */
  readonly agreed: boolean;
  readonly media: OwnMedia;
  send(signal: CallSignalBody): void;
  tell(consent: CameraConsent): void;
}

export interface Camera {
  /** On or off; in a call by phone it first asks the other side, or agrees to what they asked. */
  press(): void;
  /** No pictures, says this person to the other's question. */
  decline(): void;
  hear(step: CameraStep): void;
  /** A page that has just come has not heard the question. */
  repeat(): void;
  /** What may go out: nothing before both have agreed. */
  picture(): MediaStreamTrack | null;
}

/** This person's camera in one call, and whether it may be seen (C22). */
export function openCamera({ agreed, media, send, tell }: CameraEnds): Camera {
  let consent: CameraConsent = agreed ? 'agreed' : 'none';
  const follow = ({ consent: next, say, opens = false }: ConsentChange) => {
    consent = next;
    tell(consent);
    if (say) send({ type: 'camera', step: say });
    if (opens) void media.openCamera();
  };
  return {
    press: () => {
      if (media.read().camera) media.closeCamera();
      else if (consent === 'agreed') void media.openCamera();
      else follow(afterPress(consent, 'camera'));
    },
    decline: () => follow(afterPress(consent, 'decline')),
    hear: (step) => follow(afterStep(consent, step)),
    repeat: () => { if (consent === 'asked') send({ type: 'camera', step: 'offer' }); },
    picture: () => (consent === 'agreed' ? media.video : null),
  };
}
