import { Button, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { Person } from '../../core/people/person';
import { erasedAddress } from '../../core/privacy/erased-person';
import { formatDay } from '../shared/text/pacific';
import { UserBadge } from '../shared/user-badge';
import { peopleTexts as texts } from './people.texts';
import { roleNames } from './roles.texts';
import './people.css';

/** What is done with the people of a list. */
export interface PersonActions {
  /** The id of the person whose account it is. */
  readonly ownId: string;
  readonly onManage: (person: Person) => void;
}

const COLORS = { contact: 'default', invited: 'warning', active: 'success', deactivated: 'error' } as const;

/** What a person is to the site, in a word; its color repeats it. */
export function StateTag({ person: { state } }: { readonly person: Person }) {
  return (
    <Tag color={COLORS[state]} variant="outlined">
      {texts.states[state]}
    </Tag>
  );
}

/** A person's role, or that they have none. */
export function roleOf({ role }: Person): string {
  return role === null ? texts.noRole : roleNames[role];
}

/** When somebody signed in last. */
export function lastSignIn({ lastSignInAt }: Person): string {
  return lastSignInAt === undefined ? texts.never : formatDay(lastSignInAt);
}

interface NameProps {
  readonly person: Person;
  readonly isOwn: boolean;
  /** The name as a heading, where the list has some. */
  readonly children: ReactNode;
}

/** A person's picture, name and address. */
export function NameAndAddress({ person, isOwn, children }: NameProps) {
  return (
    <Flex gap="middle" align="center">
      <UserBadge user={person} />
      <Flex vertical style={{ minWidth: 0 }}>
        <Flex wrap gap="small" align="center">
          {children}
          {isOwn && <Tag variant="outlined">{texts.you}</Tag>}
        </Flex>
        {/* The placeholder address of an erased person reaches nobody. */}
        {person.email !== erasedAddress(person.id) && <span className="person__email">{person.email}</span>}
      </Flex>
    </Flex>
  );
}

/** Opens what can be done with a person. */
export function ManageButton({
  person,
  onManage,
}: Pick<PersonActions, 'onManage'> & { readonly person: Person }) {
  return (
    <Button aria-label={texts.managePerson(person.name)} onClick={() => onManage(person)}>
      {texts.manage}
    </Button>
  );
}
