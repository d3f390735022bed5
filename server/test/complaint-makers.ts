import type { ComplaintBody, ComplaintListBody, ComplaintStoryBody } from '@tabibu/contract/complaint-desk';
import type { Reply, Visitor } from './visitor.ts';

const LETTER = {
  first_name: 'Asha',
  last_name: 'Mwinyi',
  email: '',
  subject: 'Malipo',
  message: 'Nililipa mara mbili.',
};

/** Writes on the contact page and returns the number of the message. */
export async function write(by: Visitor, letter: Partial<typeof LETTER> = {}): Promise<number> {
  const { status, body, text } = await by.post('/api/contact', { ...LETTER, ...letter });
  if (status !== 201) throw new Error(`the message was refused: ${status} ${text}`);
  return body.data.number;
}

/** Returns the list of staff. */
export async function listOf(staff: Visitor, search = ''): Promise<ComplaintListBody> {
  return (await staff.get(`/api/admin/complaints${search}`)).body.data;
}

/** Returns the id of the complaint with this number, or undefined if staff do not see it. */
export async function idOf(staff: Visitor, number: number): Promise<string | undefined> {
  return (await listOf(staff)).complaints.find((one: ComplaintBody) => one.number === number)?.id;
}

/** Reads a complaint as staff do. */
export async function storyOf(staff: Visitor, id: string): Promise<ComplaintStoryBody> {
  return (await staff.get(`/api/admin/complaints/${id}`)).body.data;
}

/** Answers as somebody who has just read the complaint. */
export async function answer(staff: Visitor, id: string | undefined, response: string): Promise<Reply> {
  const { turns } = await storyOf(staff, id ?? '');
  return staff.post(`/api/admin/complaints/${id}/response`, { response, seen: turns.length });
}
