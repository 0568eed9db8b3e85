import type { Role } from '../../core/access/role';
import { formatCounted } from '../../core/shared/text/format-counted';

/** Each role as people read it. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  program_manager: 'Program manager',
  volunteer: 'Volunteer',
  donor: 'Donor',
  beneficiary: 'Beneficiary',
};

/** What people of each role do. */
export const rolePurposes: Readonly<Record<Role, string>> = {
  admin: 'Runs the site: its content, campaigns, people and settings.',
  program_manager: 'Runs programs and coordinates their volunteers.',
  volunteer: 'Helps in programs and at events.',
  donor: 'Gives money or goods, and sees their gifts and receipts.',
  beneficiary: 'Applies for programs and gets shoes and clothing.',
};

/** What admins read about roles. */
export const rolesPageTexts = {
  title: 'Roles',
  intro: 'Everybody with an account has one role. It decides which pages they see and what they may do.',
  holders: (count: number) => formatCounted(count, 'person', 'people'),
  nobody: 'Nobody holds this role.',
  seeAll: (role: string) => `See everybody with the role ${role}`,
  opens: 'Opens',
};
