import type { Written } from '../shared/forms/written-form';
import { nothingLeft } from '../shared/nothing-left';
import type { Message } from './message';
import type { ShoeRequest } from './shoe-request';

/** The message of somebody who asks for shoes; `receivedAt` is in ms since the epoch. */
export function receivedShoeRequest(
  { name, contact, sizes, note, language, ...others }: Written<ShoeRequest>,
  stamp: Pick<Message, 'id' | 'revision' | 'receivedAt'>,
): Message {
  nothingLeft(others);
  const text = [sizes && `Sizes: ${sizes}`, note].filter((part) => part !== '').join('\n\n');
  return { ...stamp, state: 'unread', topic: 'shoes', name, contact, text, language };
}
