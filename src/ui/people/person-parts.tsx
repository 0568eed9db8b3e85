import { Tag } from 'antd';
import type { Person } from '../../core/people/person';
import { formatDay } from '../shared/text/pacific';
import { peopleTexts as texts } from './people.texts';
import { roleNames } from './roles.texts';

const COLORS = { contact: 'default', invited: 'warning', active: 'success', deactivated: 'error' } as const;

/** What a person is to the site, in a word; its color repeats it. */
export function StateTag({ person: { state } }: { readonly person: Person }) {
  return <Tag color={COLORS[state]}>{texts.states[state]}</Tag>;
}

/** A person's role, or that they have none. */
export function roleOf({ role }: Person): string {
  return role === null ? texts.noRole : roleNames[role];
}

/** When somebody signed in last. */
export function lastSignIn({ lastSignInAt }: Person): string {
  return lastSignInAt === undefined ? texts.never : formatDay(lastSignInAt);
}
