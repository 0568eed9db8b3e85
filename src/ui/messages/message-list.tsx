import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import type { CSSProperties } from 'react';
import type { ListedMessage, Message, MessageState } from '../../core/messages/message';
import { formatInstant, formatShortly } from '../../core/shared/text/format';
import { Rows } from '../shared/table/rows';
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
    <Tag color={COLORS[state]}>
      <span>{texts.states[state]}</span>
    </Tag>
  );
}

/** The id of the button that opens a message; the focus comes back to it. */
export const openMessageId = ({ id }: Pick<Message, 'id'>) => `message-${id}`;

/** Length of a message's excerpt in the list, in UTF-16 units: enough to choose by. */
const FIRST = 140;

/** The first words of a text, in one line. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= FIRST ? line : `${line.slice(0, FIRST).replace(/\s+\S*$/, '')} …`;
}

/** A button that reads as a link in a text. */
const OPEN: CSSProperties = {
  alignSelf: 'start',
  maxInlineSize: '100%',
  padding: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
};

interface MessageListProps {
  readonly messages: readonly ListedMessage[];
  /** ms since the epoch. */
  readonly now: number;
  readonly onOpen: (message: ListedMessage) => void;
}

/** Messages in a table, or as cards where there is no room for one. Unread ones are bold, and say so. */
export function MessageList({ messages, now, onOpen }: MessageListProps) {
  const name = (message: ListedMessage) => (
    <Button
      id={openMessageId(message)}
      type="link"
      style={message.state === 'unread' ? { ...OPEN, fontWeight: 700 } : OPEN}
      onClick={() => onOpen(message)}
    >
      {message.name}
    </Button>
  );
  const arrival = ({ receivedAt }: ListedMessage) => (
    <time title={formatInstant(receivedAt)}>{formatShortly(receivedAt, now)}</time>
  );
  const columns: TableColumnsType<ListedMessage> = [
    { title: texts.state, key: 'state', render: (_, { state }) => <MessageStateTag state={state} /> },
    { title: texts.sender, key: 'sender', rowScope: 'row', render: (_, message) => name(message) },
    {
      title: texts.text,
      key: 'text',
      width: '55%',
      render: (_, { beginning }) => (
        <p className="words" style={{ minInlineSize: '14rem' }}>
          {firstWords(beginning)}
        </p>
      ),
    },
    { title: texts.received, key: 'received', render: (_, message) => arrival(message) },
  ];
  return (
    <Rows label={texts.messages} rows={messages} columns={columns}>
      {(message) => (
        <Flex vertical gap="small">
          <Flex wrap gap="small" align="center" justify="space-between">
            <MessageStateTag state={message.state} />
            {arrival(message)}
          </Flex>
          {name(message)}
          <p>{firstWords(message.beginning)}</p>
        </Flex>
      )}
    </Rows>
  );
}
