import type { Role } from '../auth/role';

/** Who may do something: everybody, everybody who is signed in, or the people with one of these roles. */
type Rule = 'everybody' | 'signed-in' | readonly Role[];

/** What can be done, and who may. A person's own session is theirs whatever their role. */
const RULES = {
  'content.read': 'everybody',
  'content.save': ['admin'],
  'content.list-backups': ['admin'],
  'campaign.list-active': 'everybody',
  'campaign.list': ['admin'],
  'campaign.read': ['admin'],
  'campaign.create': ['admin'],
  'campaign.update': ['admin'],
  'picture.read': 'everybody',
  'picture.add': ['admin'],
  'picture.list': ['admin'],
  'message.send': 'everybody',
  'gift.announce': 'everybody',
  'pickup.request': 'everybody',
  'session.open': 'everybody',
  'session.read': 'everybody',
  'session.end': 'everybody',
  'session.end-all': 'signed-in',
  'changes.follow': 'signed-in',
} as const satisfies Record<string, Rule>;

/** Something that a person may or may not do. */
export type Action = keyof typeof RULES;

/**
 * The one policy: whether somebody with this role may do this; null stands for a visitor who is not signed in. A role
 * that is none of the five may do only what everybody who is signed in may.
 */
export function may(role: string | null, action: Action): boolean {
  const rule: Rule = RULES[action];
  if (rule === 'everybody') return true;
  if (role === null) return false;
  return rule === 'signed-in' || (rule as readonly string[]).includes(role);
}
