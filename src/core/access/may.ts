import type { User } from '../account/user';
import { PAGES, type PageId, RULES, type Rule } from './rules';

/** Anything the policy decides about; 'open home' opens the page '/dashboard/home'. */
export type Action = DataAction | `open ${PageId}`;

/** Who asks. Without an id they own nothing. */
export type Actor = Pick<User, 'role'> & Partial<Pick<User, 'id'>>;

/** An action other than opening a page. */
export type DataAction = keyof typeof RULES;

/** Every action other than opening a page, in the order of the policy. */
export const DATA_ACTIONS = Object.keys(RULES) as readonly DataAction[];

/** What the action would be done to. */
export interface Subject {
  /** The id of the person whom it belongs to. */
  readonly ownerId?: string;
  /** The ids of the people who manage the program that it belongs to. */
  readonly managerIds?: readonly string[];
}

/**
 * The access policy: whether this person may take this action on this subject. Menus and pages consult it, and the
 * server checks it on every call. `actor` is null for a visitor who is not signed in. An unknown role
 * gets only what every signed-in person may do, and what is their own.
 */
export function may(actor: Actor | null, action: Action, subject?: Subject): boolean {
  return ruleOf(action).some((who) => {
    if (who === 'everybody') return true;
    if (actor === null) return false;
    if (who === 'signed-in') return true;
    if (who === 'owner') return subject?.ownerId !== undefined && subject.ownerId === actor.id;
    if (who === 'manager')
      return actor.role === 'program_manager' && !!subject?.managerIds?.some((id) => id === actor.id);
    return who === actor.role;
  });
}

/**
 * Whether somebody may make a call that asks for this right: what is done to their own things, and to programs that they manage,
 * counts. Whose the thing is that the call names, its service knows.
 */
export function mayCall(actor: Required<Actor> | null, action: Action): boolean {
  return may(actor, action, actor ? { ownerId: actor.id, managerIds: [actor.id] } : undefined);
}

/** Asks the policy for one person: without a subject as mayCall does, with one as may does; `{}` is the subject that is nobody's. */
export function rightsOf(actor: Required<Actor> | null): (action: Action, subject?: Subject) => boolean {
  return (action, subject) => (subject ? may(actor, action, subject) : mayCall(actor, action));
}

function ruleOf(action: Action): Rule {
  return action in RULES
    ? RULES[action as keyof typeof RULES]
    : PAGES[action.slice('open '.length) as PageId];
}
