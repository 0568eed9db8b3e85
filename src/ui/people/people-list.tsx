import { Card, Flex, Table, type TableColumnsType } from 'antd';
import type { PeopleOrder, PeopleQuery } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import { BREAKPOINTS } from '../app/breakpoints';
import { useMediaQuery } from '../app/use-media-query';
import { formatDay } from '../shared/pacific';
import { QUIET } from '../shared/quiet-table';
import { WideTable } from '../shared/wide-table';
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
export function PeopleList(props: PeopleListProps) {
  const isNarrow = useMediaQuery(BREAKPOINTS['not-wide']);
  return isNarrow ? <PeopleCards {...props} /> : <PeopleTable {...props} />;
}

function PeopleCards({ people, ownId, onManage }: PeopleListProps) {
  return (
    <Flex component="ul" vertical gap="small" aria-label={texts.people}>
      {people.map((person) => (
        <li key={person.id}>
          <Card size="small">
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
          </Card>
        </li>
      ))}
    </Flex>
  );
}

function PeopleTable({ people, query, ownId, onManage, onChange }: PeopleListProps) {
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
    <WideTable label={texts.people}>
      <Table
        loading={QUIET}
        aria-label={texts.people}
        size="middle"
        columns={columns}
        dataSource={people}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
          // A third press on a column goes back to the order by name.
          onChange(
            order
              ? { order: columnKey as PeopleOrder, isDescending: order === 'descend' }
              : { order: 'name', isDescending: query.order === 'name' && !query.isDescending },
          );
        }}
      />
    </WideTable>
  );
}
