import { Flex, type TableColumnsType } from 'antd';
import type { PeopleOrder, PeopleQuery } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import { Rows } from '../shared/table/rows';
import { formatDay } from '../shared/text/pacific';
import { peopleTexts as texts } from './people.texts';
import {
  lastSignIn,
  ManageButton,
  NameAndAddress,
  type PersonActions,
  roleOf,
  StateTag,
} from './person-parts';

interface PeopleListProps extends PersonActions {
  readonly people: readonly Person[];
  readonly query: PeopleQuery;
  readonly onChange: (changed: Partial<PeopleQuery>) => void;
}

/** People in a table that sorts, or as cards where there is no room for one. */
export function PeopleList({ people, query, ownId, onManage, onChange }: PeopleListProps) {
  const sorted = (key: PeopleOrder) =>
    ({
      key,
      sorter: true,
      sortOrder: query.order === key ? (query.isDescending ? 'descend' : 'ascend') : null,
    }) as const;
  const columns: TableColumnsType<Person> = [
    {
      title: texts.name,
      ...sorted('name'),
      rowScope: 'row',
      render: (_, person) => (
        <NameAndAddress person={person} isOwn={person.id === ownId}>
          <span className="person__name">{person.name}</span>
        </NameAndAddress>
      ),
    },
    { title: texts.role, key: 'role', render: (_, person) => roleOf(person) },
    { title: texts.state, key: 'state', render: (_, person) => <StateTag person={person} /> },
    { title: texts.lastSignIn, ...sorted('lastSignInAt'), render: (_, person) => lastSignIn(person) },
    { title: texts.added, ...sorted('createdAt'), render: (_, person) => formatDay(person.createdAt) },
    {
      title: texts.actions,
      key: 'actions',
      render: (_, person) => <ManageButton person={person} onManage={onManage} />,
    },
  ];
  return (
    <Rows
      label={texts.people}
      rows={people}
      columns={columns}
      onSort={(key, direction) =>
        // A third press on a column goes back to the order by name.
        onChange(
          direction
            ? { order: key as PeopleOrder, isDescending: direction === 'descend' }
            : { order: 'name', isDescending: query.order === 'name' && !query.isDescending },
        )
      }
    >
      {(person) => (
        <Flex vertical gap="small">
          <NameAndAddress person={person} isOwn={person.id === ownId}>
            <h2 className="person__name">{person.name}</h2>
          </NameAndAddress>
          <Flex wrap gap="small" align="end" justify="space-between">
            <Flex vertical gap={4}>
              <Flex wrap gap="small" align="center">
                <span className="visually-hidden">{texts.role}: </span>
                {roleOf(person)}
                <StateTag person={person} />
              </Flex>
              <span className="person__seen">
                {texts.lastSignIn}: {lastSignIn(person)}
              </span>
            </Flex>
            <ManageButton person={person} onManage={onManage} />
          </Flex>
        </Flex>
      )}
    </Rows>
  );
}
