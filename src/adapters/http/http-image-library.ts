import * as v from 'valibot';
import type { CopyWidth, ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import { isUploadedPicture } from '../../core/content/pictures/picture-ref';
import type { PictureRef } from '../../core/content/site-content';
import { fail, ok } from '../../core/shared/result';
import { type Fetch, type HttpCalls, narrowed } from './http-calls';

const stored = v.object({ ref: v.string() });

/** Uploaded pictures on the site's server, each at an address of its own that never changes. */
export class HttpImageLibrary implements ImageLibrary {
  readonly isLocal = false;

  constructor(
    private readonly calls: HttpCalls,
    private readonly fetch: Fetch,
  ) {}

  async put({ bytes }: PictureFile): ReturnType<ImageLibrary['put']> {
    const written = await this.calls.write('/api/pictures', { method: 'POST', body: bytes }, stored);
    const put = narrowed(written, ['unauthenticated', 'forbidden', 'too-many', 'unsupported-type', 'quota']);
    return put.ok ? ok(put.value.ref) : put;
  }

  async putCopy(
    ref: PictureRef,
    width: CopyWidth,
    { bytes }: PictureFile,
  ): ReturnType<ImageLibrary['putCopy']> {
    const path = `/api${addressOf(ref, width)}`;
    const written = await this.calls.write(path, { method: 'PUT', body: bytes }, v.undefined());
    return narrowed(written, [
      'unauthenticated',
      'forbidden',
      'too-many',
      'unsupported-type',
      'quota',
      'not-found',
    ]);
  }

  async read(ref: PictureRef, width?: CopyWidth): ReturnType<ImageLibrary['read']> {
    const address = addressOf(ref, width);
    if (!address) return ok(null);
    try {
      const response = await this.fetch(address, { method: 'GET' });
      if (response.status === 404) return ok(null);
      if (!response.ok) return fail({ code: 'unavailable' });
      const type = response.headers.get('content-type') ?? '';
      return ok({ bytes: new Uint8Array(await response.arrayBuffer()), type });
    } catch {
      return fail({ code: 'unavailable' });
    }
  }

  async urlFor(ref: PictureRef): Promise<string | null> {
    return addressOf(ref);
  }
}

function addressOf(ref: PictureRef, width?: CopyWidth): string | null {
  if (!isUploadedPicture(ref)) return null;
  const address = `/pictures/${ref.slice('picture:'.length)}`;
  return width ? `${address}/${width}` : address;
}
