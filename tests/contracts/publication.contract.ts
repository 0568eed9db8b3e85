import { describe, expect, test } from 'vitest';
import type { ContentStore } from '../../src/core/content/content-store.port';
import type { Publication } from '../../src/core/content/publication.port';
import { contentTitled } from '../support/content-builder';
import type { Soon } from './harness';

/** Who publishes, where words are saved, and a way to let no pages be made. */
export interface PublicationUnderTest {
  readonly publication: Publication;
  readonly store: Pick<ContentStore, 'save'>;
  readonly breakPages: (isBroken: boolean) => void;
}

/** What everybody does who puts saved words into the site's pages; `make` gives a site on which nothing was saved. */
export function publicationContract(name: string, make: () => Soon<PublicationUnderTest>): void {
  describe(`${name} is a publication`, () => {
    async function saved(store: Pick<ContentStore, 'save'>, title: string, base: string | null = null) {
      const answer = await store.save({ content: contentTitled(title), base, automatic: false });
      if (!answer.ok) throw new Error(answer.failure.code);
      return answer.value.revision;
    }

    test('saved words are live, since the same moment whenever it is asked', async () => {
      const { publication, store } = await make();
      const revision = await saved(store, 'One');
      const first = await publication.outcome(revision);
      expect(first).toEqual({ ok: true, value: { status: 'live', at: expect.any(Number) } });
      expect(await publication.outcome(revision)).toEqual(first);
    });

    test('words that cannot be made into pages are not live, and live once they can', async () => {
      const { publication, store, breakPages } = await make();
      breakPages(true);
      const revision = await saved(store, 'One');
      expect(await publication.outcome(revision)).toEqual({ ok: true, value: { status: 'failed' } });
      breakPages(false);
      expect(await publication.outcome(revision)).toMatchObject({ ok: true, value: { status: 'live' } });
    });

    test('words that somebody has replaced are said to be replaced', async () => {
      const { publication, store } = await make();
      const first = await saved(store, 'One');
      const second = await saved(store, 'Two', first);
      expect(await publication.outcome(first)).toEqual({ ok: true, value: { status: 'replaced' } });
      expect(await publication.outcome(second)).toMatchObject({ ok: true, value: { status: 'live' } });
      expect(await publication.outcome('unknown')).toEqual({ ok: true, value: { status: 'replaced' } });
    });
  });
}
