/** The credentials that the sandbox accepts. They protect nothing: the sandbox never runs where real money moves. */
export interface SandboxSecrets {
  azampay: {
    appName: string;
    clientId: string;
    clientSecret: string;
    apiKey: string;
    callbackUser: string;
    callbackPassword: string;
  };
  /** The account from which payouts are paid. */
  azampayAccount: { fullName: string; bankName: string; accountNumber: string };
  cards: { merchant: string; apiKey: string; callbackSecret: string };
  africasTalking: { username: string; apiKey: string; senderId: string };
  whatsapp: { token: string; phoneNumberId: string; appSecret: string; template: string };
  smtp: { user: string; password: string };
  textModel: { key: string; model: string };
  s3: { keyId: string; secret: string; region: string; bucket: string };
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
  azampayAccount: { fullName: 'Tabibu', bankName: 'azampesa', accountNumber: '255700000001' },
  cards: { merchant: 'TABIBU', apiKey: 'sandbox-cards-api-key', callbackSecret: 'sandbox-cards-callback-secret' },
  africasTalking: { username: 'sandbox', apiKey: 'sandbox-africastalking-api-key', senderId: 'TABIBU' },
  whatsapp: {
    token: 'sandbox-whatsapp-token',
    phoneNumberId: '106540352242922',
    appSecret: 'sandbox-whatsapp-app-secret',
    template: 'tabibu_notice',
  },
  smtp: { user: 'sandbox', password: 'sandbox-smtp-password' },
  textModel: { key: 'sandbox-text-model-key', model: 'sandbox-flash' },
  s3: { keyId: 'SANDBOXKEY', secret: 'sandbox-s3-secret', region: 'af-south-1', bucket: 'tabibu-files' },
};

/**
 * Returns the sandbox's credentials, with the complete set of a party replaced where given. Sandbox and product call
 * this with the same argument.
 */
export function sandboxSecrets(overrides: Partial<SandboxSecrets> = {}): SandboxSecrets {
  return { ...DEFAULTS, ...overrides };
}
