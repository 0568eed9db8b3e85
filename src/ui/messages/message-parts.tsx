import { Tag } from 'antd';
import type { Message, MessageState } from '../../core/messages/message';
import { messagesTexts as texts } from './messages.texts';

const COLORS: Readonly<Record<MessageState, string>> = {
  unread: 'warning',
  read: 'default',
  answered: 'success',
  archived: 'default',
};

/** Where a message stands, told apart by word as well as by color. */
export function MessageStateTag({ state }: Pick<Message, 'state'>) {
  return (
    <Tag color={COLORS[state]} variant="outlined" className="message-state">
      {texts.states[state]}
    </Tag>
  );
}

/** The id of the button that opens a message; the focus comes back to it. */
export const openMessageId = ({ id }: Pick<Message, 'id'>) => `message-${id}`;

/** Length of a message's excerpt in the list, in UTF-16 units: enough to choose by. */
const FIRST = 140;

/** The first words of a text, in one line. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= FIRST ? line : `${line.slice(0, FIRST).replace(/\s+\S*$/, '')} …`;
}
