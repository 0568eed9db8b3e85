import type { Campaigns } from '../../campaigns/campaigns.api';
import { ok } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { ContentStore } from '../content-store.port';
import type { DraftStore } from '../drafts/draft-store.port';
import { uploadedPictures } from '../pictures/content-pictures';
import type { PictureRef } from '../site-content';
import type { AvatarList, PictureInventory } from './picture-inventory.port';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures younger than this (ms) stay: an undo step, or a campaign in another tab, may still refer to them. */
const GRACE_MS = 7 * DAY_MS;
/** The same on a server, where drafts in people's browsers may refer to a picture and cannot be asked. */
const GRACE_WITHOUT_DRAFTS_MS = 30 * DAY_MS;

/**
 * Removes uploaded pictures that no document, draft, backup, campaign or person refers to, a week after they were uploaded
 * last; 30 days after it where drafts are kept elsewhere (`drafts` is null). When any of those cannot be read to the end,
 * nothing is removed. It runs where the library lives: in the person's own browser, or on the server.
 */
export class CollectUnusedPictures {
  constructor(
    private readonly inventory: PictureInventory,
    private readonly store: Pick<ContentStore, 'load' | 'backups'>,
    private readonly drafts: Pick<DraftStore, 'list'> | null,
    private readonly campaigns: Pick<Campaigns, 'list'>,
    private readonly people: AvatarList,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const pictures = await this.inventory.list();
    if (!pictures.ok || pictures.value.length === 0) return;
    const used = await this.usedPictures();
    if (!used) return;
    const oldest = this.clock.now() - (this.drafts ? GRACE_MS : GRACE_WITHOUT_DRAFTS_MS);
    const unused = pictures.value.filter(({ ref, addedAt }) => addedAt < oldest && !used.has(ref));
    const refs = unused.map(({ ref }) => ref);
    if (refs.length > 0) await this.inventory.remove(refs, oldest);
  }

  private async usedPictures(): Promise<ReadonlySet<PictureRef> | null> {
    const stored = await this.store.load();
    const backups = await this.store.backups();
    const drafts = this.drafts ? await this.drafts.list() : ok([]);
    const campaigns = await this.campaigns.list();
    const avatars = await this.people.avatars();
    if (!stored.ok || !backups.ok || !drafts.ok || !campaigns.ok || !avatars.ok) return null;
    const used = new Set<PictureRef>([...campaigns.value.map(({ imageUrl }) => imageUrl), ...avatars.value]);
    // What a damaged backup refers to is not known.
    if (backups.value.some(({ content }) => !content)) return null;
    const kept = [...drafts.value, ...backups.value].map(({ content }) => content);
    for (const document of [stored.value?.value, ...kept]) {
      if (document) for (const ref of uploadedPictures(document)) used.add(ref);
    }
    return used;
  }
}
