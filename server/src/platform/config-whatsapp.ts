import { z } from 'zod';
import { url } from './config-fields.ts';
import { ConfigProblem } from './config-parties.ts';

/** Our number at WhatsApp's Cloud API; off by default. */
export const WHATSAPP = {
  WHATSAPP_TOKEN: z.string().optional(),
  /** Meta's id of our number, not the number itself. */
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be digits: the id of the number')
    .optional(),
  /** The secret of the app, with which Meta signs what it reports. */
  WHATSAPP_APP_SECRET: z.string().optional(),
  /** The name of the approved message. */
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/)
    .default('tabibu_notice'),
  WHATSAPP_URL: url.default('https://graph.facebook.com/v23.0'),
};

export interface WhatsAppSettings {
  readonly url: string;
  readonly phoneNumberId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly template: string;
}

/** Throws `ConfigProblem` for a part of the credentials. Null: there are none. */
export function readWhatsApp({
  WHATSAPP_TOKEN: token,
  WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_TEMPLATE: template,
  WHATSAPP_URL: address,
}: z.infer<z.ZodObject<typeof WHATSAPP>>): WhatsAppSettings | null {
  if (token === undefined && phoneNumberId === undefined && appSecret === undefined) return null;
  if (token === undefined || phoneNumberId === undefined || appSecret === undefined)
    throw new ConfigProblem(
      'WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET: one is of no use without the others',
    );
  return { url: address.replace(/\/$/, ''), phoneNumberId, token, appSecret, template };
}
