import type { CampaignGateway } from '../campaigns/campaign-gateway.port';
import type { Clock } from '../shared/clock.port';
import { uploadedPictures } from './content-pictures';
import type { ContentStore } from './content-store.port';
import type { DraftStore } from './draft-store.port';
import type { ImageLibrary } from './image-library.port';
import type { PictureRef } from './site-content';

/** Pictures younger than this (ms) stay: an undo step, or a campaign in another tab, may still refer to them. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes uploaded pictures that no document, draft, backup or campaign refers to. When any of those cannot be read
 * to the end, nothing is removed.
 */
export class CollectUnusedPictures {
  constructor(
    private readonly library: Pick<ImageLibrary, 'list' | 'remove'>,
    private readonly store: Pick<ContentStore, 'load' | 'backups'>,
    private readonly drafts: Pick<DraftStore, 'list'>,
    private readonly campaigns: Pick<CampaignGateway, 'list'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const pictures = await this.library.list();
    if (!pictures.ok || pictures.value.length === 0) return;
    const used = await this.usedPictures();
    if (!used) return;
    const oldest = this.clock.now() - GRACE_MS;
    const unused = pictures.value.filter(({ ref, addedAt }) => addedAt < oldest && !used.has(ref));
    if (unused.length > 0) await this.library.remove(unused.map(({ ref }) => ref));
  }

  private async usedPictures(): Promise<ReadonlySet<PictureRef> | null> {
    const stored = await this.store.load();
    const backups = await this.store.backups();
    const drafts = await this.drafts.list();
    const campaigns = await this.campaigns.list();
    if (!stored.ok || !backups.ok || !drafts.ok || !campaigns.ok) return null;
    const used = new Set<PictureRef>(campaigns.value.map(({ imageUrl }) => imageUrl));
    const documents = [stored.value?.value, ...drafts.value.map(({ content }) => content)];
    for (const { content } of backups.value) {
      // What a damaged backup refers to is not known.
      if (!content) return null;
      documents.push(content);
    }
    for (const document of documents) {
      if (document) for (const ref of uploadedPictures(document)) used.add(ref);
    }
    return used;
  }
}
