import * as v from 'valibot';
import { translationsSchema } from './translations-schema';

/** What is named by its title, in both languages. */
export const titledSchema = v.object({
  id: v.string(),
  title: v.string(),
  es: translationsSchema({ title: v.string() }),
});

/** What is named by its title. */
export type Titled = Readonly<v.InferOutput<typeof titledSchema>>;
