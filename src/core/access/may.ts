import type { User } from '../account/user';
import { PAGES, type PageId } from './pages';
import type { Role } from './role';

/**
 * Who may do something; one of these is enough. An 'owner' is the person whom the thing belongs to, a 'manager' a program manager
 * who manages the program that it belongs to.
 */
type Rule = readonly ('everybody' | 'signed-in' | 'owner' | 'manager' | Role)[];

const STAFF = ['admin', 'manager'] as const;

const RULES = {
  'content.read': ['everybody'],
  'content.save': ['admin'],
  'content.list-backups': ['admin'],
  'publication.read': ['admin'],
  'campaign.list-active': ['everybody'],
  'campaign.list': ['admin'],
  'campaign.read': ['admin'],
  'campaign.create': ['admin'],
  'campaign.update': ['admin'],
  'picture.read': ['everybody'],
  'picture.add': ['admin'],
  'message.send': ['everybody'],
  'message.list': ['admin'],
  'message.mark': ['admin'],
  'gift.announce': ['everybody'],
  'gift.list': ['admin'],
  'gift.report': ['admin'],
  'gift.record': ['admin'],
  'gift.settle': ['admin'],
  'gift.refund': ['admin'],
  'gift.correct': ['admin'],
  'gift.import': ['admin'],
  'gift.undo-import': ['admin'],
  // Gifts follow the person, not the role.
  'gift.list-own': ['owner'],
  // What all gifts together did; figures of few people are hidden.
  'gift.see-together': ['admin', 'donor'],
  'plan.list': ['admin'],
  'plan.list-own': ['owner'],
  'plan.start': ['owner'],
  'plan.change': ['owner'],
  'receipt.list': ['admin'],
  'receipt.issue': ['admin'],
  'receipt.void': ['admin'],
  'receipt.replace': ['admin'],
  'receipt.send': ['admin'],
  'receipt.send-letters': ['admin'],
  'receipt.list-own': ['owner'],
  'pickup.request': ['everybody'],
  'pickup.list': ['admin'],
  'pickup.decide': ['admin'],
  'program.list-open': ['signed-in'],
  'program.list': STAFF,
  'program.create': ['admin', 'program_manager'],
  'program.save': STAFF,
  'program.publish': STAFF,
  'program.archive': STAFF,
  'program.restore': STAFF,
  'program.delete-draft': STAFF,
  'application.list': STAFF,
  'application.record': STAFF,
  'application.decide': STAFF,
  'application.end': STAFF,
  'application.change-sizes': STAFF,
  'application.note': STAFF,
  'application.told': STAFF,
  'application.list-own': ['owner'],
  'application.send': ['owner'],
  'application.change': ['owner'],
  'application.withdraw': ['owner'],
  'session.open': ['everybody'],
  'session.read': ['everybody'],
  'session.end': ['everybody'],
  'session.end-all': ['owner', 'admin'],
  'session.list': ['owner'],
  'session.end-one': ['owner'],
  'account.change': ['owner'],
  'account.change-password': ['owner'],
  'account.change-avatar': ['owner'],
  'settings.read': ['admin'],
  'settings.save': ['admin'],
  'outbox.list': ['admin'],
  'outbox.try-again': ['admin'],
  // The secret of a one-time link is the right to it, like that of the next action.
  'account-link.request': ['everybody'],
  'account-link.read': ['everybody'],
  'account-link.use': ['everybody'],
  // The secret of the one-time link is the right to it.
  'first-admin.create': ['everybody'],
  'changes.follow': ['signed-in'],
  'person.list': ['admin'],
  'person.read': ['admin'],
  'person.invite': ['admin'],
  // Of whom and into what, core/people/person-changes.ts says.
  'person.change': ['admin'],
  'person.deactivate': ['admin'],
  'person.sign-out': ['admin'],
  'person.export': ['admin'],
  'person.erase': ['admin'],
  'audit.read': ['admin'],
} as const satisfies Record<string, Rule>;

/** Anything the policy decides about; 'open home' opens the page '/dashboard/home'. */
export type Action = Deed | `open ${PageId}`;

/** Who asks. Without an id they own nothing. */
export type Asker = Pick<User, 'role'> & Partial<Pick<User, 'id'>>;

/** An action other than opening a page. */
export type Deed = keyof typeof RULES;

/** Every one of them, in the order of the policy. */
export const DEEDS = Object.keys(RULES) as readonly Deed[];

/** What the action would be done to. */
export interface Subject {
  /** The id of the person whom it belongs to. */
  readonly ownerId?: string;
  /** The ids of the people who manage the program that it belongs to. */
  readonly managerIds?: readonly string[];
}

/**
 * The access policy: whether this person may take this action on this subject. Menus and pages consult it, and the
 * server checks it on every call. `asker` is null for a visitor who is not signed in. A role outside the five known
 * ones gets only what every signed-in person may do, and what is their own.
 */
export function may(asker: Asker | null, action: Action, subject?: Subject): boolean {
  return ruleOf(action).some((who) => {
    if (who === 'everybody') return true;
    if (asker === null) return false;
    if (who === 'signed-in') return true;
    if (who === 'owner') return subject?.ownerId !== undefined && subject.ownerId === asker.id;
    if (who === 'manager')
      return asker.role === 'program_manager' && !!subject?.managerIds?.some((id) => id === asker.id);
    return who === asker.role;
  });
}

/**
 * Whether somebody may make a call that asks for this right: what is done to their own things, and to programs that they manage,
 * counts. Whose the thing is that the call names, its service knows.
 */
export function mayCall(asker: Required<Asker> | null, action: Action): boolean {
  return may(asker, action, asker ? { ownerId: asker.id, managerIds: [asker.id] } : undefined);
}

function ruleOf(action: Action): Rule {
  return action in RULES
    ? RULES[action as keyof typeof RULES]
    : PAGES[action.slice('open '.length) as PageId];
}
