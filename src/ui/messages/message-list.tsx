import { Button, Flex, type TableColumnsType } from 'antd';
import type { ListedMessage } from '../../core/messages/message';
import { Rows } from '../shared/table/rows';
import { formatInstant, formatShortly } from '../shared/text/pacific';
import { firstWords, MessageStateTag, openMessageId } from './message-parts';
import { messagesTexts as texts } from './messages.texts';
import './messages.css';

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
      className={
        message.state === 'unread' ? 'message-list__open message-list__open--unread' : 'message-list__open'
      }
      onClick={() => onOpen(message)}
    >
      {message.name}
    </Button>
  );
  const words = ({ beginning }: ListedMessage) => (
    <p className="message-list__text">{firstWords(beginning)}</p>
  );
  const arrival = ({ receivedAt }: ListedMessage) => (
    <time title={formatInstant(receivedAt)}>{formatShortly(receivedAt, now)}</time>
  );
  const columns: TableColumnsType<ListedMessage> = [
    { title: texts.state, key: 'state', render: (_, { state }) => <MessageStateTag state={state} /> },
    { title: texts.sender, key: 'sender', rowScope: 'row', render: (_, message) => name(message) },
    {
      ...{ title: texts.text, key: 'text', className: 'message-table__text' },
      render: (_, message) => words(message),
    },
    { title: texts.received, key: 'received', render: (_, message) => arrival(message) },
  ];
  return (
    <Rows label={texts.messages} rows={messages} columns={columns} className="message-table">
      {(message) => (
        <Flex vertical gap="small">
          <Flex wrap gap="small" align="center" justify="space-between">
            <MessageStateTag state={message.state} />
            {arrival(message)}
          </Flex>
          {name(message)}
          {words(message)}
        </Flex>
      )}
    </Rows>
  );
}
