import { Flex, type TableColumnsType, Tag, Typography } from 'antd';
import type { ListedMessage, Message, MessageState } from '../../core/messages/message';
import { formatInstant, formatShortly } from '../../core/shared/text/format';
import { OpenLink } from '../shared/list/openings';
import { column, headColumn, Rows } from '../shared/table/rows';
import { WroteIn } from '../shared/wrote-in';
import { messagesTexts as texts } from './messages.texts';

const TONES: Readonly<Record<MessageState, string>> = {
  unread: 'warning',
  read: 'default',
  answered: 'success',
  archived: 'default',
};

/** Where a message stands, told apart by word as well as by color. */
export function MessageStateTag({ state }: Pick<Message, 'state'>) {
  return (
    <Tag color={TONES[state]}>
      <span>{texts.states[state]}</span>
    </Tag>
  );
}

/** Marks a message of somebody who asks for shoes; others need no mark. */
export function TopicTag({ topic }: Pick<Message, 'topic'>) {
  return topic === 'shoes' && <Tag color="processing">{texts.topics.shoes}</Tag>;
}

/** Length of a message's excerpt in the list, in UTF-16 units: enough to choose by. */
const FIRST = 140;

/** The first words of a text, in one line. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= FIRST ? line : `${line.slice(0, FIRST).replace(/\s+\S*$/, '')} …`;
}

interface MessageListProps {
  readonly messages: readonly ListedMessage[];
  /** ms since the epoch. */
  readonly now: number;
}

/** Messages in a table, or as cards where there is no room for one. Unread ones are bold, and say so. */
export function MessageList({ messages, now }: MessageListProps) {
  const sender = ({ id, state, name }: ListedMessage) => (
    <OpenLink id={id} isStrong={state === 'unread'}>
      {name}
    </OpenLink>
  );
  const arrival = ({ receivedAt }: ListedMessage) => (
    <time title={formatInstant(receivedAt)} style={{ whiteSpace: 'nowrap' }}>
      {formatShortly(receivedAt, now)}
    </time>
  );
  const columns: TableColumnsType<ListedMessage> = [
    column(texts.state, ({ state }) => <MessageStateTag state={state} />),
    headColumn(texts.sender, sender),
    column(
      texts.text,
      ({ topic, language, beginning }) => (
        <p className="words" style={{ minInlineSize: '14rem' }}>
          <TopicTag topic={topic} /> <WroteIn language={language} /> <span>{firstWords(beginning)}</span>
        </p>
      ),
      { width: '55%' },
    ),
    column(texts.received, arrival),
  ];
  return (
    <Rows label={texts.messages} rows={messages} columns={columns}>
      {(message) => (
        <Flex vertical gap="small">
          <Flex wrap gap="small" align="center" justify="space-between">
            {sender(message)}
            <Typography.Text type="secondary">{arrival(message)}</Typography.Text>
          </Flex>
          <Flex wrap gap="small">
            <MessageStateTag state={message.state} />
            <TopicTag topic={message.topic} />
            <WroteIn language={message.language} />
          </Flex>
          <p>{firstWords(message.beginning)}</p>
        </Flex>
      )}
    </Rows>
  );
}
