/** The five account types. */
export const ROLES = ['admin', 'program_manager', 'volunteer', 'donor', 'beneficiary'] as const;

/** One of the five known roles. */
export type Role = (typeof ROLES)[number];
