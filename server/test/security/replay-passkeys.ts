import type { ReplayCase } from './replay-case.ts';

const ASSERTION = { id: 'AAAA', client_data: 'AAAA', authenticator_data: 'AAAA', signature: 'AAAA', user_handle: null };

/** Cases for passkeys and their challenges. */
export const PASSKEY_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'passkeys.rename',
    at: 'path passkey_id',
    request: ({ passkey }) => ({ path: `/api/me/passkeys/${passkey}`, body: { name: 'Simu' } }),
  },
  {
    endpoint: 'passkeys.remove',
    at: 'path passkey_id',
    request: ({ passkey }) => ({ path: `/api/me/passkeys/${passkey}` }),
  },
  {
    endpoint: 'passkeys.add',
    at: 'body challenge_id',
    // The other doctor has no authenticator, in whose place a passkey would be.
    status: 409,
    request: ({ challenge }) => ({
      path: '/api/me/passkeys',
      body: {
        challenge_id: challenge,
        name: 'Simu',
        credential: { id: 'AAAA', client_data: 'AAAA', attestation_object: 'AAAA', transports: [] },
      },
    }),
  },
  {
    endpoint: 'record-opening.remove-passkey',
    at: 'path passkey_id',
    request: ({ recordPasskey }) => ({
      path: `/api/me/record-lock/passkeys/${recordPasskey}`,
      body: { passphrase: 'si hilo kabisa' },
    }),
  },
  {
    endpoint: 'record-opening.add-passkey',
    at: 'body challenge_id',
    status: 422,
    request: ({ challenge }) => ({
      path: '/api/me/record-lock/passkeys',
      body: {
        challenge_id: challenge,
        credential: { id: 'AAAA', client_data: 'AAAA', attestation_object: 'AAAA', transports: [] },
      },
    }),
  },
  {
    endpoint: 'passkeys.sign-in',
    at: 'body challenge_id',
    status: 401,
    request: ({ challenge }) => ({
      path: '/api/auth/passkey',
      body: { portal: 'staff', challenge_id: challenge, credential: ASSERTION },
    }),
  },
  {
    endpoint: 'passkeys.pass-second-factor',
    at: 'body challenge_id',
    status: 401,
    request: ({ wanted, challenge }) => ({
      path: '/api/auth/second-factor/passkey',
      body: { challenge_id: wanted, passkey_challenge_id: challenge, credential: ASSERTION },
    }),
  },
  {
    endpoint: 'passkeys.pass-second-factor',
    at: 'body passkey_challenge_id',
    status: 401,
    request: ({ challenge }, { wanted }) => ({
      path: '/api/auth/second-factor/passkey',
      body: { challenge_id: wanted, passkey_challenge_id: challenge, credential: ASSERTION },
    }),
  },
  {
    endpoint: 'passkeys.step-up',
    at: 'body challenge_id',
    status: 401,
    request: ({ challenge }) => ({
      path: '/api/me/step-up/passkey',
      body: { challenge_id: challenge, credential: ASSERTION },
    }),
  },
];
