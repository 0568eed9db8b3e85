/** The roles of accounts, in the order in which lists show them. */
export const ROLES = ['admin', 'program_manager', 'volunteer', 'donor', 'beneficiary'] as const;

/** One of the known roles. */
export type Role = (typeof ROLES)[number];

/** Whether somebody with this role works for the foundation: an admin or a program manager. */
export function isStaff(role: string | null): boolean {
  return role === 'admin' || role === 'program_manager';
}
