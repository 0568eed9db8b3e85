import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ListedMessage } from '../../core/messages/message';
import type { MessageQuery } from '../../core/messages/message-query';
import { useViewModel } from '../app/use-view-model';
import { useAddress } from '../shared/address/use-address';
import { PagedList } from '../shared/paged/paged-list';
import { withQuery } from '../shared/paged/with-query';
import { SubView } from '../shared/sub-view';
import { isNarrowed, queryOf } from './message-address';
import { MessageFilters } from './message-filters';
import { MessageList } from './message-list';
import { MessageListViewModel } from './message-list.view-model';
import { openMessageId } from './message-parts';
import { messagesTexts as texts } from './messages.texts';
import { OneMessage } from './one-message';

/**
 * What visitors wrote by the contact form. The address keeps the question and the message that is open
 * (?search=boots&state=unread&message=ID), so that the browser's back button leads back to the same list.
 */
export const MessagesTab = observer(function MessagesTab() {
  const list = useViewModel(MessageListViewModel);
  const [address, setAddress] = useAddress();
  const query = queryOf(address);
  const open = address.get('message');
  const asked = JSON.stringify(query);
  useEffect(() => void list.show(JSON.parse(asked) as MessageQuery), [list, asked]);
  /** The id of the button that opened a message. It gets the focus back. */
  const opener = useRef<string>(undefined);

  const change = (changed: Partial<MessageQuery>) => setAddress((now) => withQuery(now, { ...changed }));
  const go = (message: ListedMessage | null) => {
    if (message) opener.current = openMessageId(message);
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (message) next.set('message', message.id);
      else next.delete('message');
      return next;
    });
  };
  if (open !== null) return <OneMessage id={open} onBack={() => go(null)} />;
  const { state } = list;
  return (
    <SubView title={texts.messages} headingLevel={2} opener={opener.current}>
      <MessageFilters
        query={query}
        counts={state.status === 'ready' ? state.page.counts : undefined}
        onChange={change}
      />
      <PagedList
        state={state}
        loading={texts.loading}
        failed={texts.readFailed}
        empty={isNarrowed(query) ? texts.notFound : texts.none}
        query={query}
        onPage={(page) => change({ page })}
        onRetry={() => void list.retry()}
      >
        {({ items }) => <MessageList messages={items} now={list.now} onOpen={go} />}
      </PagedList>
    </SubView>
  );
});
