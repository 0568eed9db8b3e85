import * as v from 'valibot';
import type { CopyWidth, ImageLibrary } from '../../core/content/pictures/image-library.port';
import { isUploadedPicture } from '../../core/content/pictures/picture-ref';
import type { PictureRef } from '../../core/content/site-content';
import { fail, ok } from '../../core/shared/result';
import { type Fetch, type HttpCalls, narrowed } from './http-calls';

const stored = v.object({ ref: v.string() });
const REFUSALS = ['unauthenticated', 'forbidden', 'too-many', 'unsupported-type', 'quota'] as const;

/** Uploaded pictures on the site's server, each at an address of its own that never changes. */
export function httpImageLibrary(calls: HttpCalls, fetch: Fetch): ImageLibrary {
  return {
    put: async ({ bytes }) => {
      const written = await calls.write('/api/pictures', { method: 'POST', body: bytes }, stored);
      const put = narrowed(written, REFUSALS);
      return put.ok ? ok(put.value.ref) : put;
    },
    putCopy: async (ref, width, { bytes }) => {
      const path = `/api${addressOf(ref, width)}`;
      const written = await calls.write(path, { method: 'PUT', body: bytes }, v.undefined());
      return narrowed(written, [...REFUSALS, 'not-found']);
    },
    read: async (ref, width) => {
      const address = addressOf(ref, width);
      if (!address) return ok(null);
      try {
        const response = await fetch(address, { method: 'GET' });
        if (response.status === 404) return ok(null);
        if (!response.ok) return fail({ code: 'unavailable' });
        const type = response.headers.get('content-type') ?? '';
        return ok({ bytes: new Uint8Array(await response.arrayBuffer()), type });
      } catch {
        return fail({ code: 'unavailable' });
      }
    },
    urlFor: async (ref) => addressOf(ref),
  };
}

function addressOf(ref: PictureRef, width?: CopyWidth): string | null {
  if (!isUploadedPicture(ref)) return null;
  const address = `/pictures/${ref.slice('picture:'.length)}`;
  return width ? `${address}/${width}` : address;
}
