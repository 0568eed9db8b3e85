import { Button, Card, Flex, Table, type TableColumnsType } from 'antd';
import type { ListedMessage } from '../../core/messages/message';
import { BREAKPOINTS } from '../app/breakpoints';
import { useMediaQuery } from '../app/use-media-query';
import { formatInstant, formatShortly } from '../shared/pacific';
import { WideTable } from '../shared/wide-table';
import { firstWords, MessageStateTag, openMessageId } from './message-parts';
import { messagesTexts as texts } from './messages.texts';
import './messages.css';
import { QUIET } from '../shared/quiet-table';

interface MessageListProps {
  readonly messages: readonly ListedMessage[];
  /** ms since the epoch. */
  readonly now: number;
  readonly onOpen: (message: ListedMessage) => void;
}

/** Messages in a table, or as cards where there is no room for one. Unread ones are bold, and say so. */
export function MessageList({ messages, now, onOpen }: MessageListProps) {
  const isNarrow = useMediaQuery(BREAKPOINTS['not-wide']);
  if (!isNarrow) return <MessageTable messages={messages} now={now} onOpen={onOpen} />;
  return (
    <Flex component="ul" vertical gap="small">
      {messages.map((message) => (
        <li key={message.id}>
          <Card size="small">
            <Flex vertical gap="small">
              <Flex wrap gap="small" align="center" justify="space-between">
                <MessageStateTag state={message.state} />
                <Arrival message={message} now={now} />
              </Flex>
              <OpenButton message={message} onOpen={onOpen} />
              <p className="message-list__text">{firstWords(message.beginning)}</p>
            </Flex>
          </Card>
        </li>
      ))}
    </Flex>
  );
}

function MessageTable({ messages, now, onOpen }: MessageListProps) {
  const columns: TableColumnsType<ListedMessage> = [
    {
      title: texts.state,
      key: 'state',
      render: (_, { state }) => <MessageStateTag state={state} />,
    },
    {
      title: texts.sender,
      key: 'sender',
      rowScope: 'row',
      render: (_, message) => <OpenButton message={message} onOpen={onOpen} />,
    },
    {
      title: texts.text,
      key: 'text',
      className: 'message-table__text',
      render: (_, { beginning }) => <p className="message-list__text">{firstWords(beginning)}</p>,
    },
    {
      title: texts.received,
      key: 'received',
      render: (_, message) => <Arrival message={message} now={now} />,
    },
  ];
  return (
    <WideTable label={texts.messages}>
      <Table
        loading={QUIET}
        className="message-table"
        aria-label={texts.messages}
        size="middle"
        columns={columns}
        dataSource={messages}
        rowKey="id"
        pagination={false}
      />
    </WideTable>
  );
}

function OpenButton({
  message,
  onOpen,
}: Pick<MessageListProps, 'onOpen'> & { readonly message: ListedMessage }) {
  return (
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
}

function Arrival({
  message: { receivedAt },
  now,
}: Pick<MessageListProps, 'now'> & { readonly message: ListedMessage }) {
  return <time title={formatInstant(receivedAt)}>{formatShortly(receivedAt, now)}</time>;
}
