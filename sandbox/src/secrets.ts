/** The credentials that the stand-ins accept. They guard nothing: the sandbox never runs beside real money. */
export interface SandboxSecrets {
  azampay: { appName: string; clientId: string; clientSecret: string; apiKey: string; callbackUser: string; callbackPassword: string };
  cards: { merchant: string; apiKey: string; callbackSecret: string };
  africasTalking: { username: string; apiKey: string; senderId: string };
}

const DEFAULTS: SandboxSecrets = {
  azampay: {
    appName: 'TABIBU',
    clientId: '5d1f7c52-90f3-4a54-9d0c-6b1a2f4f7e11',
    clientSecret: 'sandbox-azampay-client-secret',
    apiKey: 'sandbox-azampay-api-key',
    callbackUser: 'sandbox',
    callbackPassword: 'sandbox-azampay-callback-password',
  },
  cards: { merchant: 'TABIBU', apiKey: 'sandbox-cards-api-key', callbackSecret: 'sandbox-cards-callback-secret' },
  africasTalking: { username: 'sandbox', apiKey: 'sandbox-africastalking-api-key', senderId: 'TABIBU' },
};

/** The sandbox's credentials, a party's whole set replaced where given. Both sides call this with the same argument. */
export function sandboxSecrets(overrides: Partial<SandboxSecrets> = {}): SandboxSecrets {
  return { ...DEFAULTS, ...overrides };
}
