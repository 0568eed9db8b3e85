import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PeopleQuery } from '../../core/people/people-query';
import { Allowed } from '../app/rights';
import { usePageTitle } from '../app/use-page-title';
import { useSharedViewModel, useViewModel } from '../app/use-view-model';
import { useAddress } from '../shared/address/use-address';
import { focusPageHeading } from '../shared/focus/route-focus';
import { PagedList } from '../shared/paged/paged-list';
import { SessionViewModel } from '../shared/session/session.view-model';
import { InviteDialog } from './invite-dialog';
import { peopleTexts as texts } from './people.texts';
import { isNarrowed, queryOf, withQuery } from './people-address';
import { PeopleFilters } from './people-filters';
import { PeopleList } from './people-list';
import { PeopleListViewModel } from './people-list.view-model';
import { PersonDialog } from './person-dialog';

/**
 * Everybody whom the foundation knows. The address keeps the question and who is open (?search=vera&person=ID), so that
 * a reload and the browser's back button show the same.
 */
export const AllUsersPage = observer(function AllUsersPage() {
  const { user } = useSharedViewModel(SessionViewModel);
  const list = useViewModel(PeopleListViewModel);
  const [address, setAddress] = useAddress();
  const [isInviting, setInviting] = useState(false);
  usePageTitle(texts.title);
  const query = queryOf(address);
  const asked = JSON.stringify(query);
  useEffect(() => void list.show(JSON.parse(asked) as PeopleQuery), [list, asked]);

  const change = (changed: Partial<PeopleQuery>) => setAddress((now) => withQuery(now, changed));
  const open = (id: string | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('person');
      else next.set('person', id);
      return next;
    });
  const closed = async () => {
    await list.load();
    // By now the row that opened the dialog has the focus again. It may be gone, since other words find the person now.
    if (document.activeElement === document.body) focusPageHeading();
  };
  const { state } = list;
  const isAlone = state.status === 'ready' && state.page.total === 1 && !isNarrowed(query);
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="center" justify="space-between">
        <h1>{texts.title}</h1>
        <Allowed to="person.invite">
          <Button type="primary" onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        </Allowed>
      </Flex>
      <PeopleFilters query={query} onChange={change} />
      {isAlone && <p>{texts.onlyYou}</p>}
      <PagedList
        state={state}
        loading={texts.loading}
        failed={texts.readFailed}
        empty={isNarrowed(query) ? texts.notFound : texts.none}
        query={query}
        onPage={(page) => change({ page })}
        onRetry={() => void list.retry()}
      >
        {({ items }) => (
          <PeopleList
            people={items}
            query={query}
            ownId={user?.id ?? ''}
            onChange={change}
            onManage={({ id }) => open(id)}
          />
        )}
      </PagedList>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <PersonDialog id={address.get('person')} onClose={() => open(null)} onClosed={() => void closed()} />
    </Flex>
  );
});
