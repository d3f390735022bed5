import { expect } from 'vitest';
import { at } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import { messagesTo } from './one-time-code.ts';
import { fillForm, formOn, sendForm } from './page-form.ts';
import type { Reply, Visitor } from './visitor.ts';

/** Returns a visitor who reads English. */
export function englishVisitor(product: TestProduct): Visitor {
  const visitor = product.visitor();
  visitor.cookies.set('lang', 'en');
  return visitor;
}

/** Returns the fields of a form on the page that was answered. The test fails if the page has no such form. */
export function nextForm(reply: Reply, form: string): Record<string, string> {
  return formOn(reply.text, form) ?? expect.fail(`no form ${form} on the page: ${reply.status}`);
}

let phones = 0;

/** Returns another number at each call, as a person in Tanzania types it. */
export function freshPhone(): string {
  phones += 1;
  return `07547${String(phones).padStart(5, '0')}`;
}

/** Returns the last code that was sent to a number typed in Tanzania. */
export async function codeFor(product: TestProduct, phone: string): Promise<string> {
  await product.settle();
  return /#(\d{6})$/.exec((await messagesTo(product, `+255${phone.slice(1)}`)).at(-1) ?? '')?.[1] ?? '';
}

/** Signs in with forms only. Returns the reply to the form of the code. */
export async function signInByForms(
  product: TestProduct,
  visitor: Visitor,
  path = '/auth',
  person: { readonly tel?: string; readonly name?: string } = {},
): Promise<Reply> {
  const { tel, name } = { tel: freshPhone(), name: 'Asha Juma', ...person };
  const asked = await fillForm(visitor, path, 'sign-in', { name, tel });
  return sendForm(visitor, path, { ...nextForm(asked, 'code'), code: await codeFor(product, tel) });
}

let times = 0;

/** Returns another time with its day at each call, because an earlier test has taken the preselected one. */
export function freeTime(product: TestProduct): { starts_at: string; day: string } {
  times += 1;
  const startsAt = at(
    product,
    2 + Math.floor(times / 16),
    `${String(9 + Math.floor((times % 16) / 2)).padStart(2, '0')}:${times % 2 === 0 ? '00' : '30'}`,
  );
  return { starts_at: startsAt, day: startsAt.slice(0, 10) };
}
