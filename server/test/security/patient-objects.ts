import type { Challenge } from '../one-time-code.ts';
import type { Visitor } from '../visitor.ts';

/** A booking, and the reference of its payment if one was opened. */
interface Order {
  readonly what: string;
  readonly bookingId: string;
  readonly reference: string | null;
}

/** Objects of every kind that one patient can have, for tests of access by other people. */
export interface PatientObjects {
  readonly visitor: Visitor;
  readonly orders: readonly Order[];
  /** The session of another device of the patient. */
  readonly otherSession: string;
  /** The secret in the text message to the doctor who was rung. */
  readonly secret: string;
  /** A code that was sent and not entered yet, and the browser that asked for it. */
  readonly challenge: Challenge;
  readonly challengeBrowser: Visitor;
  /** A doctor's sign-in that waits for its second factor, and the browser that passed the SMS code. */
  readonly wanted: string;
  readonly wantedBrowser: Visitor;
  /** The doctor's passkey, and the one that protects the patient's records. */
  readonly passkey: string;
  readonly recordPasskey: string;
  readonly doctorPhone: string;
  /** The browser of the doctor of all these bookings, who has earnings and notifications. */
  readonly doctor: Visitor;
  readonly doctorId: string;
  /** A notification of the doctor. */
  readonly notification: string;
  readonly doctorCursor: string;
  /** An offer to the patient to take over a record that somebody else kept. */
  readonly handover: string;
  /** Somebody in the patient's family. */
  readonly member: string;
  /** The secret of the link by which the patient's mother joins the call of her appointment. */
  readonly link: string;
  /** A photo in the chat of the accepted emergency. */
  readonly photo: string;
  /** The message to which the photo belongs. */
  readonly message: string;
  /** What the patient wrote on the contact page. */
  readonly complaint: string;
  /** The patient's review of the completed appointment. */
  readonly review: string;
  /** A care plan that the patient has bought, and an order of one. */
  readonly subscription: string;
  readonly order: string;
  /** The prescription of the past appointment, and its long verification code. */
  readonly document: string;
  readonly code: string;
  /** An application to join as a doctor, with the secret of its sender; and the secret of a file being sent. */
  readonly application: string;
  readonly applicationFile: string;
  readonly claim: string;
  /** A new licence of the doctor that waits, and its document. */
  readonly renewal: string;
  readonly renewalFile: string;
  /** A kept conversation with the assistant, attached to the upcoming appointment; and one as it travels. */
  readonly kept: string;
  readonly talk: string;
  /** A file with the patient's data. */
  readonly exported: string;
  readonly upload: string;
}
