import { LINKED_SOCKET_PATH } from '@tabibu/contract/call-socket';
import { joinLinkedCall, refreshLinkedIce } from '../api/call-links.ts';
import type { CallDoor } from './call-door.ts';

/** The door of the member for whom the appointment is. */
export const linkDoor = (secret: string): CallDoor => ({
  join: () => joinLinkedCall(secret),
  refreshIce: () => refreshLinkedIce(secret),
  socketPath: LINKED_SOCKET_PATH,
});
