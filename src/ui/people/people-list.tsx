import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import type { PeopleOrder, PeopleQuery } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import { erasedAddress } from '../../core/privacy/erased-person';
import { formatDayAt } from '../../core/shared/text/format';
import { Allowed } from '../app/page-hooks';
import { Rows } from '../shared/table/rows';
import { UserBadge } from '../shared/user-badge';
import { peopleTexts as texts } from './people.texts';
import { roleNames } from './roles.texts';

interface PeopleListProps {
  readonly people: readonly Person[];
  readonly query: PeopleQuery;
  /** The id of the person whose account it is. */
  readonly ownId: string;
  readonly onManage: (person: Person) => void;
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
  const manage = (person: Person) => (
    <Allowed to="person.read">
      <Button aria-label={texts.managePerson(person.name)} onClick={() => onManage(person)}>
        {texts.manage}
      </Button>
    </Allowed>
  );
  const columns: TableColumnsType<Person> = [
    {
      title: texts.name,
      ...sorted('name'),
      rowScope: 'row',
      className: 'words',
      render: (_, person) => <NameAndAddress person={person} isOwn={person.id === ownId} name="span" />,
    },
    { title: texts.role, key: 'role', render: (_, person) => roleOf(person) },
    { title: texts.state, key: 'state', render: (_, person) => <StateTag person={person} /> },
    { title: texts.lastSignIn, ...sorted('lastSignInAt'), render: (_, person) => lastSignIn(person) },
    { title: texts.added, ...sorted('createdAt'), render: (_, person) => formatDayAt(person.createdAt) },
    { title: texts.actions, key: 'actions', render: (_, person) => manage(person) },
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
          <NameAndAddress person={person} isOwn={person.id === ownId} name="h2" />
          <Flex wrap gap="small" align="end" justify="space-between">
            <Flex vertical gap={4}>
              <Flex wrap gap="small" align="center">
                <span className="visually-hidden">{texts.role}: </span>
                <span>{roleOf(person)}</span>
                <StateTag person={person} />
              </Flex>
              <span className="more">{`${texts.lastSignIn}: ${lastSignIn(person)}`}</span>
            </Flex>
            {manage(person)}
          </Flex>
        </Flex>
      )}
    </Rows>
  );
}

interface NameProps {
  readonly person: Person;
  readonly isOwn: boolean;
  /** A heading, where the list has some. */
  readonly name: 'span' | 'h2';
}

/** A person's picture, name and address. */
function NameAndAddress({ person, isOwn, name: Name }: NameProps) {
  return (
    <Flex gap="middle" align="center">
      <UserBadge user={person} />
      <Flex vertical style={{ minWidth: 0 }}>
        <Flex wrap gap="small" align="center">
          <Name style={{ fontSize: '1rem', fontWeight: 600 }}>{person.name}</Name>
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
