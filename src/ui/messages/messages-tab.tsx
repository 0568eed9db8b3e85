import { observer } from 'mobx-react-lite';
import { MESSAGE_STATES, MESSAGE_TOPICS } from '../../core/messages/message';
import { useViewModel } from '../app/page-hooks';
import { choice, day, queryFields, text } from '../shared/address/query-fields';
import { countedStates } from '../shared/list/counted-states';
import { ListOrOne } from '../shared/list/list-or-one';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { MessageList } from './message-list';
import { messagesTexts as texts } from './messages.texts';
import { MessageListViewModel } from './messages.view-model';
import { OneMessage } from './one-message';

const messageAddress = queryFields(
  { search: text(), from: day, to: day, state: choice(MESSAGE_STATES), topic: choice(MESSAGE_TOPICS) },
  { size: 20 },
);

const TOPICS = [
  { value: '', label: texts.allTopics },
  ...MESSAGE_TOPICS.map((topic) => ({ value: topic, label: texts.topics[topic] })),
];

/** Everything that is not archived. */
const INBOX = { label: texts.inbox, states: ['unread', 'read', 'answered'] } as const;

/**
 * What visitors wrote by the contact form, and who asks for shoes. The address keeps the question and the message that is open
 * (?state=unread&message=ID), so that the browser's back button leads back to the same list.
 */
export function MessagesTab() {
  const list = useViewModel(MessageListViewModel);
  return (
    <ListOrOne
      title={texts.messages}
      headingLevel={2}
      name="message"
      list={() => <AllMessages list={list} />}
      record={(id, close) => <OneMessage id={id} onBack={close} />}
    />
  );
}

interface AllMessagesProps {
  readonly list: MessageListViewModel;
}

const AllMessages = observer(function AllMessages({ list }: AllMessagesProps) {
  const listQuery = useListQuery(list, messageAddress);
  const states = countedStates(texts.states, list.value?.counts, INBOX);
  return (
    <ListPage
      list={list}
      listQuery={listQuery}
      texts={texts.list}
      search={{ label: texts.search, hint: texts.searchHint }}
      filters={[
        { name: 'state', label: texts.show, options: states },
        { name: 'topic', label: texts.topic, options: TOPICS },
        { name: 'from', label: texts.from },
        { name: 'to', label: texts.to },
      ]}
    >
      {({ items }) => <MessageList messages={items} now={list.now} />}
    </ListPage>
  );
});
