/** The ids that a request can name. The test decides whose they are. */
export interface Ids {
  readonly booking: string;
  readonly reference: string;
  readonly notification: string;
  readonly session: string;
  readonly secret: string;
  readonly doctor: string;
  readonly provider: string;
  readonly challenge: string;
  /** A sign-in that waits for its second factor. */
  readonly wanted: string;
  /** A passkey of the doctor, and one of the patient's records. */
  readonly passkey: string;
  readonly recordPasskey: string;
  readonly cursor: string;
  /** A cursor of the doctor's own lists. */
  readonly doctorCursor: string;
  /** The same for the list of reviews, encrypted by the server. */
  readonly reviewCursor: string;
  /** The path secret of a payment gateway's callbacks. */
  readonly callback: string;
  /** The secret of the link by which somebody in the patient's family joins a call. */
  readonly link: string;
  /** The path secret of the voice gateway's callbacks. */
  readonly voice: string;
  readonly delivery: string;
  readonly whatsapp: string;
  /** Somebody in the patient's family. */
  readonly person: string;
  /** An offer to the patient to take over the own record. */
  readonly handover: string;
  /** A photo of a chat. */
  readonly photo: string;
  /** A message of a chat. */
  readonly message: string;
  /** What the patient wrote on the contact page. */
  readonly complaint: string;
  /** A review of the doctor. */
  readonly review: string;
  /** A patient's number. */
  readonly phone: string;
  /** A care plan that was bought. */
  readonly subscription: string;
  /** An order of a care plan. */
  readonly order: string;
  /** A signed document, and its verification code. */
  readonly document: string;
  readonly code: string;
  /** An application to join as a doctor, and the secret of its sender. */
  readonly application: string;
  readonly claim: string;
  /** A document of that application. */
  readonly applicationFile: string;
  /** A doctor's new licence that waits, and its document. */
  readonly renewal: string;
  readonly renewalFile: string;
  /** The secret of a file being sent; whoever knows it may go on, so strangers only guess. */
  readonly upload: string;
  /** A cursor of the patient's own documents. */
  readonly documentCursor: string;
  /** A kept conversation with the assistant, and one as it travels. */
  readonly kept: string;
  readonly talk: string;
  /** A file with the patient's data. */
  readonly exported: string;
}

export interface ReplayCase {
  readonly endpoint: string;
  /** The parameter that gets the foreign id: 'path booking_id', 'query reference_id', 'body booking_id'. */
  readonly at: string;
  readonly swap?: string;
  /** `given` are the ids under test, `mine` those of the caller; `slot` is a free time that the caller could have. */
  readonly request: (given: Ids, mine: Ids, slot: string) => { readonly path: string; readonly body?: unknown };
  /** The status that a stranger gets; 404 by default. */
  readonly status?: number;
}
