/** What the server tells an open page over `GET /api/events` (Server-Sent Events). A nudge to ask again, never the truth itself. Data only. */
export type LiveEvent =
  | { readonly kind: 'payment'; readonly reference_id: string }
  | { readonly kind: 'booking'; readonly booking_id: string }
  | { readonly kind: 'notification' }
  /** Something new in the chat of an appointment. */
  | { readonly kind: 'chat'; readonly booking_id: string }
  /** Something was signed, added to, cancelled or dispensed of a visit, or its patient's allergies were said anew. */
  | { readonly kind: 'documents'; readonly booking_id: string }
  /** Something changed in the signed-in doctor's day: a booking, or who is in the waiting room. */
  | { readonly kind: 'day' }
  /** An emergency that the signed-in doctor was alerted to rings, or is no longer to be had. */
  | { readonly kind: 'emergency' }
  | { readonly kind: 'signed-out' };
