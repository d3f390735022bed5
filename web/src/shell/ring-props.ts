/** What the page tells the ring of emergencies. */
export interface RingProps {
  /** Given in a running call: emergencies then make no sound and show as one line. */
  readonly inCall?: {
    /** The name of the other person in the call. */
    readonly name: string;
    /** Called when this doctor has accepted an emergency and has agreed to leave the call for it. */
    readonly onAccepted: () => void;
  };
}
