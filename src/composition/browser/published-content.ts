import type { Container } from 'inversify';
import { HttpContentStore } from '../../adapters/http/http-content-store';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import { uploadedPictures } from '../../core/content/pictures/uploaded-pictures';
import type { ShownContent } from '../../core/content/words-in';
import { inPageLanguage } from '../../ui/shared/site-content/in-page-language';
import { SiteContentViewModel } from '../../ui/shared/site-content/site-content.view-model';
import { provided } from '../shared/container';
import { knowPictures } from './know-pictures';

/**
 * The content shown by a page of the server, so that hydration starts from the same content: the revision named in the
 * page's root, or the default content if the root names no revision. Throws when the server no longer has it.
 */
export async function publishedContent(container: Container, root: HTMLElement): Promise<ShownContent> {
  const { revision } = root.dataset;
  if (revision === undefined) return DEFAULT_CONTENT;
  const read = await provided(container, HttpContentStore).at(revision);
  if (!read.ok) throw new Error(`The content of this page could not be read: ${read.failure.code}`);
  const content = inPageLanguage(read.value);
  provided(container, SiteContentViewModel).show(content, revision);
  await knowPictures(container, uploadedPictures(read.value));
  return content;
}
