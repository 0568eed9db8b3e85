/** The five account types of the specification, section 6. */
export const ROLES = ['admin', 'program_manager', 'volunteer', 'donor', 'beneficiary'] as const;

/** One of the five known roles. */
export type Role = (typeof ROLES)[number];
