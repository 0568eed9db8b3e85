import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type ListedMessage, MESSAGE_STATES } from '../../core/messages/message';
import { useViewModel } from '../app/page-hooks';
import { choice, day, queryFields, text } from '../shared/address/query-fields';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { countedStates } from '../shared/list/counted-states';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { SubView } from '../shared/sub-view';
import { MessageList, openMessageId } from './message-list';
import { messagesTexts as texts } from './messages.texts';
import { MessageListViewModel } from './messages.view-model';
import { OneMessage } from './one-message';

const messageAddress = queryFields(
  { search: text(), from: day, to: day, state: choice(MESSAGE_STATES) },
  { size: 20 },
);

/** Everything that is not archived. */
const INBOX = { label: texts.inbox, of: ['unread', 'read', 'answered'] } as const;

/**
 * What visitors wrote by the contact form. The address keeps the question and the message that is open
 * (?state=unread&message=ID), so that the browser's back button leads back to the same list.
 */
export const MessagesTab = observer(function MessagesTab() {
  const list = useViewModel(MessageListViewModel);
  const asked = useListQuery(list, messageAddress);
  const [address, setAddress] = useAddress();
  const open = address.get('message');
  /** The id of the button that opened a message. It gets the focus back. */
  const opener = useRef<string>(undefined);

  const go = (message: ListedMessage | null) => {
    if (message) opener.current = openMessageId(message);
    setAddress((now) => withQuery(now, { message: message?.id ?? null }));
  };
  const states = countedStates(texts.states, list.value?.counts, INBOX);
  if (open !== null) return <OneMessage id={open} onBack={() => go(null)} />;
  return (
    <SubView title={texts.messages} opener={opener.current}>
      <ListPage
        list={list}
        asked={asked}
        texts={texts}
        search={{ label: texts.search, hint: texts.searchHint }}
        filters={[
          { name: 'state', label: texts.show, options: states },
          { name: 'from', label: texts.from },
          { name: 'to', label: texts.to },
        ]}
      >
        {({ items }) => <MessageList messages={items} now={list.now} onOpen={go} />}
      </ListPage>
    </SubView>
  );
});
