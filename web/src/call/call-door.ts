import { CALL_SOCKET_PATH } from '@tabibu/contract/call-socket';
import type { IceSettingsBody } from '@tabibu/contract/calls';
import { joinCall, refreshIce } from '../api/calls.ts';

/** How a page comes into a call: as a person with an account, or by the link of a member of a family. */
export interface CallDoor {
  /** Asks for a ticket; each connection needs a new one. */
  readonly join: () => Promise<{ ticket: string; ice: IceSettingsBody }>;
  readonly refreshIce: () => Promise<IceSettingsBody>;
  readonly socketPath: string;
}

/** The door of whoever booked, and of the doctor. */
export const accountDoor = (bookingId: string): CallDoor => ({
  join: () => joinCall(bookingId),
  refreshIce: () => refreshIce(bookingId),
  socketPath: CALL_SOCKET_PATH,
});
