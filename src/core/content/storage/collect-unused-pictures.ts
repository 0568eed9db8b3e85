import type { Campaigns } from '../../campaigns/campaigns.api';
import { ok } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { ContentStore } from '../content-store.port';
import type { DraftStore } from '../drafts/draft-store.port';
import { uploadedPictures } from '../pictures/uploaded-pictures';
import type { PictureRef } from '../site-content';
import type { LocalPictures } from './picture-inventory.port';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures younger than this (ms) stay: an undo step, or a campaign in another tab, may still refer to them. */
const GRACE_MS = 7 * DAY_MS;
/** The same on a server, where drafts in people's browsers may refer to a picture and cannot be asked. */
const GRACE_WITHOUT_DRAFTS_MS = 30 * DAY_MS;

/** What collecting pictures needs. */
interface CollectorPorts extends Pick<LocalPictures, 'inventory' | 'avatars'> {
  readonly store: Pick<ContentStore, 'load' | 'backups'>;
  /** Null where drafts are kept elsewhere. */
  readonly drafts: Pick<DraftStore, 'list'> | null;
  readonly campaigns: Pick<Campaigns, 'list'>;
  readonly clock: Clock;
}

/**
 * Removes uploaded pictures that no document, draft, backup, campaign or person refers to, a week after they were uploaded
 * last; 30 days after it where drafts are kept elsewhere (`drafts` is null). When any of those cannot be read to the end,
 * nothing is removed. It runs where the library lives: in the person's own browser, or on the server.
 */
export class CollectUnusedPictures {
  constructor(private readonly ports: CollectorPorts) {}

  async execute(): Promise<void> {
    const { inventory, drafts, clock } = this.ports;
    const pictures = await inventory.list();
    if (!pictures.ok || pictures.value.length === 0) return;
    const used = await this.usedPictures();
    if (!used) return;
    const oldest = clock.now() - (drafts ? GRACE_MS : GRACE_WITHOUT_DRAFTS_MS);
    const unused = pictures.value.filter(({ ref, addedAt }) => addedAt < oldest && !used.has(ref));
    const refs = unused.map(({ ref }) => ref);
    if (refs.length > 0) await inventory.remove(refs, oldest);
  }

  private async usedPictures(): Promise<ReadonlySet<PictureRef> | null> {
    const { ports } = this;
    const stored = await ports.store.load();
    const backups = await ports.store.backups();
    const drafts = ports.drafts ? await ports.drafts.list() : ok([]);
    const campaigns = await ports.campaigns.list();
    const avatars = await ports.avatars.avatars();
    if (!stored.ok || !backups.ok || !drafts.ok || !campaigns.ok || !avatars.ok) return null;
    const used = new Set<PictureRef>([...campaigns.value.map(({ imageUrl }) => imageUrl), ...avatars.value]);
    // What a damaged backup refers to is not known.
    if (backups.value.some(({ content }) => !content)) return null;
    const savedContents = [...drafts.value, ...backups.value].map(({ content }) => content);
    for (const document of [stored.value?.value, ...savedContents]) {
      if (document) for (const ref of uploadedPictures(document)) used.add(ref);
    }
    return used;
  }
}
