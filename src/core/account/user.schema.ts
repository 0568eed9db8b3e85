import * as v from 'valibot';
import type { User } from './user';

/** A signed-in person as a server answers; without a role they are nobody. */
export const userSchema: v.GenericSchema<unknown, User> = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.pipe(v.string(), v.nonEmpty()),
  avatar: v.exactOptional(v.string()),
});
