import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import type { EmailTemplate, NOTICE_EMAIL } from './email-rules.ts';

export interface EmailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Words an email in its reader's language: as plain text, and as HTML with a button. Values go into the HTML escaped;
 * `link` is the address behind the button. `leaveAt`, if such emails can be switched off, is the address that does so.
 */
export function writeEmail(
  language: Language,
  template: EmailTemplate | typeof NOTICE_EMAIL,
  values: Readonly<Record<string, string | number>>,
  leaveAt?: string,
): EmailMessage {
  const say = speaker(language);
  const subject = say(`email.${template}.subject`, values);
  const [before, button, after] = [
    say(`email.${template}.text`, values),
    say(`email.${template}.button`),
    say(`email.${template}.after`, values),
  ];
  const footer = say('email.footer');
  const link = String(values.link);
  const leave = say('email.notice.leave');
  return {
    subject,
    text:
      [
        before,
        `${button}\n${link}`,
        after,
        ...(leaveAt === undefined ? [] : [`${leave}\n${leaveAt}`]),
        `--\n${footer}`,
      ].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:16px;background:#fbf8f3;color:#12211c;font:16px/1.5 sans-serif">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:bold;color:#0b6b50">Tabibu</p>
<p style="margin:0 0 24px">${escape(before)}</p>
<p style="margin:0 0 24px"><a href="${escape(link)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#0b6b50;color:#ffffff;text-decoration:none;font-weight:bold">${escape(button)}</a></p>
<p style="margin:0 0 24px;font-size:14px;color:#4a5a54;word-break:break-all">${escape(link)}</p>
<p style="margin:0 0 16px">${escape(after)}</p>
${leaveAt === undefined ? '' : `<p style="margin:0 0 16px"><a href="${escape(leaveAt)}" style="color:#0b6b50">${escape(leave)}</a></p>\n`}<p style="margin:0;font-size:14px;color:#4a5a54">${escape(footer)}</p>
</div>
</body>
</html>
`,
  };
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '');
}
