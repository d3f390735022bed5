import { timeZoneOf } from '@tabibu/contract/countries';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import type { ReceiptBody } from '@tabibu/contract/receipts';
import { speaker } from '@tabibu/locales/server-speech';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { FAINT, LEAF, LINE, printLetter } from '../../platform/print/letterhead.ts';
import { whenText } from '../../platform/when-text.ts';

type Say = ReturnType<typeof speaker>;

/**
 * Returns the receipt as PDF bytes in a language: who paid what for which consultation, and whether the money goes back
 * (PAT-PAY-05).
 */
export function drawReceipt(receipt: ReceiptBody, language: Language): Promise<Buffer> {
  const say = speaker(language);
  return printLetter({
    title: say('receipt.title'),
    tagline: say('receipt.tagline'),
    language,
    date: new Date(receipt.paid_at),
    content: [rows(linesOf(receipt, language, say)), total(receipt, language, say), ...refund(receipt, say)],
    foot: say('receipt.thanks'),
  });
}

/** Returns the lines of the receipt as label and text, without lines whose text is unknown. Pure. */
export function linesOf(receipt: ReceiptBody, language: Language, say: Say): [string, string][] {
  const zone = timeZoneOf(receipt.country);
  const { plan } = receipt;
  const service = say(
    plan !== null
      ? 'receipt.plan'
      : receipt.is_emergency
        ? 'receipt.emergency'
        : receipt.call_type === 'phone'
          ? 'receipt.phone-call'
          : 'receipt.video-call',
    { calls: plan?.calls ?? 0 },
  );
  const lines: [string, string | null][] = [
    [say('receipt.number'), receipt.number],
    [say('receipt.paid-at'), whenText(language, new Date(receipt.paid_at), zone)],
    [say('receipt.payer'), receipt.payer],
    [say('receipt.email'), receipt.email],
    [say(receipt.paid_by_phone ? 'receipt.paying-phone' : 'receipt.phone'), receipt.phone],
    [say('receipt.patient'), receipt.patient],
    [say('receipt.method'), receipt.method],
    [say('receipt.reference'), receipt.reference_id],
    [say('receipt.provider-reference'), receipt.provider_reference],
    [say('receipt.service'), service],
    [say('receipt.doctor'), [receipt.doctor_name, receipt.specialty].filter((part) => part !== '').join(', ')],
    [say('receipt.plan-until'), plan === null ? null : whenText(language, new Date(plan.ends_at), zone)],
    [say('receipt.when'), receipt.starts_at === null ? null : whenText(language, new Date(receipt.starts_at), zone)],
    ...(receipt.credit.amount === 0
      ? []
      : ([
          [say('receipt.price'), formatMoney(receipt.consultation_price, language)],
          [say('receipt.credit'), formatMoney(receipt.credit, language)],
        ] satisfies [string, string][])),
  ];
  return lines.filter((line): line is [string, string] => line[1] !== null && line[1] !== '');
}

function rows(lines: readonly [string, string][]): Content {
  return {
    table: {
      widths: [150, '*'],
      body: lines.map(([label, text]): TableCell[] => [{ text: label, color: FAINT }, { text }]),
    },
    layout: {
      hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 6,
      paddingBottom: () => 6,
    },
  };
}

function total(receipt: ReceiptBody, language: Language, say: Say): Content {
  return {
    margin: [0, 18, 0, 0],
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { text: say('receipt.total'), bold: true, fontSize: 13, margin: [0, 3, 0, 0] },
          { text: formatMoney(receipt.price, language), bold: true, fontSize: 18, color: LEAF },
        ],
      ],
    },
    layout: {
      fillColor: '#E3F1EC',
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 12,
      paddingRight: () => 12,
      paddingTop: () => 8,
      paddingBottom: () => 6,
    },
  };
}

function refund(receipt: ReceiptBody, say: Say): Content[] {
  if (receipt.refund === 'none') return [];
  return [
    {
      text: say(receipt.refund === 'due' ? 'receipt.refund-due' : 'receipt.refund-done'),
      bold: true,
      margin: [0, 12, 0, 0],
    },
  ];
}
