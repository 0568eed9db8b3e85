import { type Publication, publicationSchema } from '../../core/content/publication.port';
import { type HttpCalls, narrowed } from './http-calls';

/** Asks the site's server what became of saved words. */
export class HttpPublication implements Publication {
  constructor(private readonly calls: HttpCalls) {}

  async outcome(revision: string): ReturnType<Publication['outcome']> {
    const path = `/api/publication/${encodeURIComponent(revision)}`;
    return narrowed(await this.calls.read(path, publicationSchema), [
      'unauthenticated',
      'forbidden',
      'too-many',
    ]);
  }
}
