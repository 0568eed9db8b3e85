import type { Role } from '../../core/account/role';

/** Each role as people read it. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  program_manager: 'Program manager',
  volunteer: 'Volunteer',
  donor: 'Donor',
  beneficiary: 'Beneficiary',
};

/** The five roles, in their order. */
export const ROLES_IN_ORDER = Object.keys(roleNames) as readonly Role[];
