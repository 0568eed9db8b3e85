import { Flex, type TableColumnsType, Tag } from 'antd';
import type { PeopleOrder, PeopleQuery } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import { erasedAddress } from '../../core/privacy/erased-person';
import { formatDayAt } from '../../core/shared/text/format';
import { useMay } from '../app/page-hooks';
import { OpenLink } from '../shared/list/openings';
import { Rows, RowTitle } from '../shared/table/rows';
import { UserBadge } from '../shared/user-badge';
import { peopleTexts as texts } from './people.texts';
import { roleNames } from './roles.texts';

interface PeopleListProps {
  readonly people: readonly Person[];
  readonly query: PeopleQuery;
  /** The id of the person whose account it is. */
  readonly ownId: string;
  readonly onChange: (changed: Partial<PeopleQuery>) => void;
}

/** People in a table that sorts, or as cards where there is no room for one; the name opens a person. */
export function PeopleList({ people, query, ownId, onChange }: PeopleListProps) {
  const sorted = (key: PeopleOrder) =>
    ({
      key,
      sorter: true,
      sortOrder: query.order === key ? (query.isDescending ? 'descend' : 'ascend') : null,
    }) as const;
  const name = (person: Person) => (
    <NameAndAddress
      person={person}
      isOwn={person.id === ownId}
      isRepeated={people.some((namesake) => namesake.id !== person.id && namesake.name === person.name)}
    />
  );
  const columns: TableColumnsType<Person> = [
    {
      title: texts.name,
      ...sorted('name'),
      rowScope: 'row',
      className: 'words',
      render: (_, person) => name(person),
    },
    { title: texts.role, key: 'role', render: (_, person) => roleOf(person) },
    { title: texts.state, key: 'state', render: (_, person) => <StateTag person={person} /> },
    { title: texts.lastSignIn, ...sorted('lastSignInAt'), render: (_, person) => lastSignIn(person) },
    { title: texts.added, ...sorted('createdAt'), render: (_, person) => formatDayAt(person.createdAt) },
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
          {name(person)}
          <Flex vertical gap={4}>
            <Flex wrap gap="small" align="center">
              <span className="visually-hidden">{texts.role}: </span>
              <span>{roleOf(person)}</span>
              <StateTag person={person} />
            </Flex>
            <span className="more">{`${texts.lastSignIn}: ${lastSignIn(person)}`}</span>
          </Flex>
        </Flex>
      )}
    </Rows>
  );
}

interface NameProps {
  readonly person: Person;
  readonly isOwn: boolean;
  /** Whether another person of the list has the same name, so that the day when they were added tells them apart. */
  readonly isRepeated: boolean;
}

/** A person's picture, the name, which opens the person, and the address. */
function NameAndAddress({ person, isOwn, isRepeated }: NameProps) {
  const canOpen = useMay()('person.read');
  return (
    <Flex gap="middle" align="center">
      <UserBadge user={person} />
      <Flex vertical style={{ minWidth: 0 }}>
        <Flex wrap gap="small" align="center">
          <RowTitle>
            {canOpen ? (
              <OpenLink id={person.id} {...(isRepeated && { detail: formatDayAt(person.createdAt) })}>
                {person.name}
              </OpenLink>
            ) : (
              person.name
            )}
          </RowTitle>
          {isOwn && <Tag>{texts.you}</Tag>}
        </Flex>
        {/* The placeholder address of an erased person reaches nobody. */}
        {person.email !== erasedAddress(person.id) && <span className="more">{person.email}</span>}
      </Flex>
    </Flex>
  );
}

const COLORS = { contact: 'default', invited: 'warning', active: 'success', deactivated: 'error' } as const;

/** What a person is to the site, in a word; its color repeats it. */
export function StateTag({ person: { state } }: { readonly person: Person }) {
  return (
    <Tag color={COLORS[state]}>
      <span>{texts.states[state]}</span>
    </Tag>
  );
}

/** A person's role, or that they have none. */
export function roleOf({ role }: Person): string {
  return role === null ? texts.noRole : roleNames[role];
}

/** When somebody signed in last. */
export function lastSignIn({ lastSignInAt }: Person): string {
  return lastSignInAt === undefined ? texts.never : formatDayAt(lastSignInAt);
}
