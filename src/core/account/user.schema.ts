import * as v from 'valibot';
import { LANGUAGES } from '../shared/text/language';

/**
 * A signed-in person, as the session keeps them and a server answers: never with a password. `role` may be a string other
 * than the known roles; such a user gets Home and Profile only.
 */
export const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.pipe(v.string(), v.nonEmpty()),
  /** Address of a picture. */
  avatar: v.exactOptional(v.string()),
  /** The language that they have chosen. */
  language: v.exactOptional(v.picklist(LANGUAGES)),
});
