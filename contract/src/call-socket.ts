/**
 * The path of the signalling socket. It is in a file of its own so that the browser does not load the schemas with it.
 */
export const CALL_SOCKET_PATH = '/api/calls/socket';

/** The same socket for whoever joins by a link, without a session: only the ticket admits. */
export const LINKED_SOCKET_PATH = '/api/calls/linked-socket';

/** The WebSocket protocol name that the browser asks for in the handshake. */
export const CALL_PROTOCOL = 'tabibu.call.1';

/** The page closes a socket with this code when it no longer receives anything. The person has not left the call. */
export const CALL_SILENT_CLOSE_CODE = 4000;
