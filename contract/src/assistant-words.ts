/** Words and limits of the assistant that pages need too. Free of zod. */

/** The most characters of one text. */
export const QUESTION_LIMIT = 2000;

/** Where a conversation is held: the web answers in up to 300 words, the chat of the telephone in up to 100. */
export const ASSISTANT_CHANNELS = ['web', 'chat'] as const;

/** The pieces of an answer, in the order in which they are read. */
export const ANSWER_PARTS = ['first', 'why', 'meanwhile', 'worse', 'causes', 'whom', 'guidance'] as const;

/** How many conversations somebody may keep. */
export const MOST_KEPT = 200;
