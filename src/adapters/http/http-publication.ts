import { type Publication, publicationSchema } from '../../core/content/publication.port';
import { type HttpCalls, narrowed } from './http-calls';

/** Asks the site's server what became of saved words. */
export const httpPublication = (calls: HttpCalls): Publication => ({
  outcome: async (revision) => {
    const result = await calls.read(`/api/publication/${encodeURIComponent(revision)}`, publicationSchema);
    return narrowed(result, ['unauthenticated', 'forbidden', 'too-many']);
  },
});
