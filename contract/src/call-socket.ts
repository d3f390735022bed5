/** The address of the signalling socket. Apart from the schemas, so that the browser knows it without them. */
export const CALL_SOCKET = '/api/calls/socket';

/** The protocol name that the browser asks for in the handshake. */
export const CALL_PROTOCOL = 'tabibu.call.1';

/** Closes a line of which its page heard nothing any more: the person did not go. */
export const CALL_GIVEN_UP = 4000;
