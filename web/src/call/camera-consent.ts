import type { CallSignalBody, CameraStep } from '@tabibu/contract/calls';
import type { OwnMedia } from './own-media.ts';

/**
 * Whether the two participants have agreed to video in a call that was booked without it. `asked`: this side has asked.
 * `offered`: the other side has asked. `declined`: the other side said no. `agreed`: both said yes.
 */
export type CameraConsent = 'none' | 'asked' | 'offered' | 'declined' | 'agreed';

export interface ConsentChange {
  readonly consent: CameraConsent;
  /** The message to send to the other side. */
  readonly say?: CameraStep;
  /** The camera opens: this person had asked for video and the other side agreed. */
  readonly opens?: boolean;
}

/**
 * Returns the new consent after this person presses the camera button (asks, or agrees to the other side's question) or
 * declines.
 */
export function afterPress(consent: CameraConsent, press: 'camera' | 'decline'): ConsentChange {
  if (consent === 'agreed') return { consent };
  if (press === 'decline') return { consent: 'none', say: 'decline' };
  return consent === 'offered' ? { consent: 'agreed', say: 'accept' } : { consent: 'asked', say: 'offer' };
}

/**
 * Returns the new consent after a message of the other side. An `accept` counts only if this side has asked. If both
 * sides ask, both have agreed.
 */
export function afterStep(consent: CameraConsent, step: CameraStep): ConsentChange {
  if (step === 'decline') return { consent: consent === 'asked' ? 'declined' : consent };
  if (step === 'accept') return consent === 'asked' ? { consent: 'agreed', opens: true } : { consent };
  if (consent === 'agreed') return { consent, say: 'accept' };
  return consent === 'asked' ? { consent: 'agreed', say: 'accept', opens: true } : { consent: 'offered' };
}

export interface CameraOptions {
  /** The appointment was booked as a video call, so both have already agreed to video. */
  readonly agreed: boolean;
  readonly media: OwnMedia;
  send(signal: CallSignalBody): void;
  tell(consent: CameraConsent): void;
}

export interface Camera {
  /**
   * Turns the camera on or off. Before both have agreed, it asks the other side for video or accepts their question.
   */
  press(): void;
  /** Declines the other side's question. */
  decline(): void;
  hear(step: CameraStep): void;
  /** Sends an unanswered question again, because a page that has just joined did not receive it. */
  repeat(): void;
  /** Returns the video track that may be sent; null before both have agreed. */
  picture(): MediaStreamTrack | null;
}

/** Controls this person's camera in one call. Its video is sent only after both have agreed (C22). */
export function openCamera({ agreed, media, send, tell }: CameraOptions): Camera {
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
    repeat: () => {
      if (consent === 'asked') send({ type: 'camera', step: 'offer' });
    },
    picture: () => (consent === 'agreed' ? media.video : null),
  };
}
