import * as v from 'valibot';

/** Whom a link is for, from a server. */
export const linkHolderSchema = v.object({ name: v.string(), email: v.string() });
