import * as v from 'valibot';
import { type Message, messageSchema } from '../../../core/messages/message';

const HOUR_MS = 60 * 60 * 1000;

/** Invented people, with addresses that lead nowhere. */
const SAMPLES = [
  {
    hoursAgo: 2,
    state: 'unread',
    name: 'Marisol Vega',
    contact: 'marisol.vega@school.example',
    text: 'Hello! Our after-school club has eleven children who need sneakers before the winter break, sizes 10 to 13.\n\nIs there a fitting day we could come to together? We can bring them by bus.\n\nThank you, Marisol',
  },
  {
    hoursAgo: 7,
    state: 'unread',
    name: 'Theo Brandt',
    contact: 'theo@workshop.example',
    text: 'I repair shoes for a living and would like to give a Saturday a month. Whom do I talk to?',
  },
  {
    hoursAgo: 26,
    state: 'unread',
    name: 'Joyce Okafor',
    contact: 'joyce.okafor@mail.example',
    text: 'We cleared out my father’s closet: nine pairs of dress shoes, size 11, hardly worn. Do you take leather care kits too?',
  },
  {
    hoursAgo: 50,
    state: 'read',
    topic: 'shoes',
    name: 'Sam Whitfield',
    contact: 'sam@shelter.example',
    text: 'The night shelter on the east side is short of wide work boots again, sizes 9 to 12. Can we be on the next pickup list?',
  },
  {
    hoursAgo: 75,
    state: 'answered',
    name: 'Lena Castillo',
    contact: 'lena.castillo@mail.example',
    text: 'Do you have a letter that says what my company’s gift was used for? Our accountant asks.',
  },
  {
    hoursAgo: 200,
    state: 'archived',
    name: 'Best Web Ranking',
    contact: 'offers@ranking.example',
    text: 'Dear owner, we can bring your site to the first place of every search.',
  },
] as const;

/** Six sample messages, one of them from somebody who asks for shoes, which came in before `now` (in ms). */
export function sampleMessages(now: number): readonly Message[] {
  return SAMPLES.map(({ hoursAgo, ...message }, index) => {
    const stamp = { id: `message-${index + 1}`, revision: 'sample', receivedAt: now - hoursAgo * HOUR_MS };
    return v.parse(messageSchema, { ...message, ...stamp });
  });
}
