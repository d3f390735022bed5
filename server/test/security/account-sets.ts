/** What an account reads of itself. */
export const ACCOUNT_SETS: Readonly<Record<string, readonly string[]>> = {
  'identity.read-me': ['/api/me'],
  'identity.list-devices': ['/api/me/devices'],
  'audit.list-readings': ['/api/me/readings'],
  'erasure.read-erasure': ['/api/me/erasure'],
  'record-opening.read': ['/api/me/record-lock'],
  'own-copies.list': ['/api/me/exports'],
  'own-copies.read-consents': ['/api/me/consents'],
};
