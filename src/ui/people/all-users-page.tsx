import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ROLES } from '../../core/access/role';
import { PERSON_STATES } from '../../core/people/person';
import { Allowed, usePageTitle, useSharedViewModel, useViewModel } from '../app/page-hooks';
import { useMediaQuery } from '../app/use-media-query';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { optionsOf } from '../shared/control/native-select';
import { focusPageHeading } from '../shared/focus/route-focus';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { Openings } from '../shared/list/openings';
import { SessionViewModel } from '../shared/session/session.view-model';
import { InviteDialog } from './invite-dialog';
import { peopleTexts as texts } from './people.texts';
import { PeopleListViewModel } from './people.view-model';
import { peopleAddress } from './people-address';
import { PeopleList } from './people-list';
import { PersonDialog } from './person-dialog';
import { roleNames } from './roles.texts';

type SortKey = keyof typeof texts.orders;

const ROLE_CHOICES = optionsOf(ROLES, roleNames, texts.everyRole);
const STATES = optionsOf(PERSON_STATES, texts.states, texts.everyState);
const SORTS = optionsOf(Object.keys(texts.orders) as SortKey[], texts.orders);

/**
 * Everybody whom the foundation knows. The address keeps the question and who is open (?role=donor&person=ID), so that
 * a reload and the browser's back button show the same.
 */
export const AllUsersPage = observer(function AllUsersPage() {
  const { user } = useSharedViewModel(SessionViewModel);
  const list = useViewModel(PeopleListViewModel);
  const listQuery = useListQuery(list, peopleAddress);
  const [address, setAddress] = useAddress();
  const [isInviting, setInviting] = useState(false);
  // Where there is a table, its columns sort.
  const isNarrow = useMediaQuery('not-wide');
  usePageTitle(texts.title);

  const { query, filters, change } = listQuery;
  const close = () => setAddress((now) => withQuery(now, { person: null }));
  const closed = async () => {
    await list.load();
    // By now the name that opened the dialog has the focus again. It may be gone, since other words find the person now.
    if (document.activeElement === document.body) focusPageHeading();
  };
  const sortBy = {
    name: 'order' as const,
    label: texts.sortBy,
    options: SORTS,
    onChange: (key: string) => change({ order: key as SortKey, isDescending: key !== 'name' }),
  };
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
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={texts}
        search={{ label: texts.search, hint: texts.searchHint }}
        filters={[
          { name: 'role', label: texts.role, options: ROLE_CHOICES },
          { name: 'state', label: texts.state, options: STATES },
          ...(isNarrow ? [sortBy] : []),
        ]}
        head={({ total }) => total === 1 && filters.length === 0 && <p>{texts.onlyYou}</p>}
      >
        {({ items }) => (
          <Openings name="person">
            {() => <PeopleList people={items} query={query} ownId={user?.id ?? ''} onChange={change} />}
          </Openings>
        )}
      </ListPage>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <PersonDialog id={address.get('person')} onClose={close} onClosed={() => void closed()} />
    </Flex>
  );
});
