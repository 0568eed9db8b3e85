import { type Action, DEEDS, may } from '../../../core/access/may';
import { PAGES, type PageId } from '../../../core/access/pages';
import { ROLES, type Role } from '../../../core/access/role';
import { deedTexts, pageText } from './permissions.texts';

/** Whether people of a role may do something: always, only with what is their own, or not at all. */
type Permission = 'yes' | 'own' | 'no';

/** One action, and what the policy says of it for each role. */
export interface PermissionRow {
  readonly key: Action;
  readonly what: string;
  readonly why: string;
  /** Whether visitors may, too. */
  readonly isPublic: boolean;
  readonly roles: Readonly<Record<Role, Permission>>;
}

/** One row for each action other than opening a page. */
export function deedRows(): readonly PermissionRow[] {
  return DEEDS.map((deed) => ({ ...rowOf(deed), ...deedTexts[deed] }));
}

/** The pages of the dashboard. */
export function pageRows(): readonly PermissionRow[] {
  return (Object.keys(PAGES) as PageId[]).map((page) => ({ ...rowOf(`open ${page}`), ...pageText(page) }));
}

function rowOf(action: Action) {
  const roles = ROLES.map((role) => [role, permissionOf(role, action)]);
  return {
    key: action,
    isPublic: may(null, action),
    roles: Object.fromEntries(roles) as Record<Role, Permission>,
  };
}

function permissionOf(role: Role, action: Action): Permission {
  const asker = { id: 'somebody', role };
  if (may(asker, action)) return 'yes';
  return may(asker, action, { ownerId: asker.id }) ? 'own' : 'no';
}
