import type { Application, StaffNote } from '../../../core/applications/application';
import type { Gift } from '../../../core/gifts/gift';
import type { Message } from '../../../core/messages/message';
import { forgottenApplication, isForgotten } from '../../../core/privacy/erased-applications';
import { keptOfSignup } from '../../../core/privacy/erased-signups';
import type { OldRecords } from '../../../core/privacy/forget-old-records';
import { isAbandoned, keptOfPickup, type Retention, retentionAt } from '../../../core/privacy/retention';
import type { Settings } from '../../../core/settings/settings';
import { ok } from '../../../core/shared/result';
import type { Signup } from '../../../core/signups/signup';
import type { KeptLinks } from '../account/simulated-account-links';
import type { SimulatedGifts } from '../gifts/simulated-gifts';
import type { SimulatedPickups } from '../pickups/simulated-pickup-repository';
import type { SimulatedRecords } from '../simulation';

/** Where the simulation keeps what grows old. */
export interface AgingRecords {
  readonly messages: Pick<SimulatedRecords<readonly Message[]>, 'read' | 'write'>;
  readonly pickups: SimulatedPickups;
  readonly gifts: Pick<SimulatedGifts, 'read' | 'write'>;
  readonly links: Pick<SimulatedRecords<KeptLinks>, 'read' | 'write'>;
  readonly applications: Pick<SimulatedRecords<readonly Application[]>, 'read' | 'write'>;
  readonly staffNotes: Pick<SimulatedRecords<readonly StaffNote[]>, 'read' | 'write'>;
  readonly signups: Pick<SimulatedRecords<readonly Signup[]>, 'read' | 'write'>;
  readonly settings: () => Settings;
}

/**
 * What the simulation keeps for a limited time alone. Its mails are never sent, so none is old; the newest are kept. What
 * finds no room to be removed stays until the next time.
 */
export class MockOldRecords implements OldRecords {
  constructor(private readonly kept: AgingRecords) {}

  async remove(now: number): ReturnType<OldRecords['remove']> {
    const { messages, pickups, gifts, links, applications, staffNotes, signups, settings } = this.kept;
    const before = retentionAt(now, settings());
    const book = gifts.read();
    const writeGifts = (left: readonly Gift[]) => gifts.write({ gifts: left, imports: book.imports });
    return ok({
      messages: keepOnly(messages, ({ receivedAt }) => receivedAt >= before.handedIn),
      ...forgetPickups(pickups, before),
      gifts: keepOnly({ read: () => book.gifts, write: writeGifts }, (gift) => !isAbandoned(gift, before)),
      applications: forgetApplications({ applications, staffNotes }, before, now),
      signups: forgetGuests(signups, before, now),
      mails: 0,
      links: keepOnly(links, ({ expiresAt }) => expiresAt >= before.links),
    });
  }
}

function forgetGuests(kept: AgingRecords['signups'], before: Retention, now: number): number {
  const all = kept.read();
  const left = all.map((signup) => keptOfSignup(signup, before, now));
  const count = left.filter((signup, index) => signup !== all[index]).length;
  return count > 0 && kept.write(left).ok ? count : 0;
}

/** Removes all other records of a list, and answers how many they were; 0 without room for the rest. */
function keepOnly<T>(
  list: Pick<SimulatedRecords<readonly T[]>, 'read' | 'write'>,
  isKept: (record: T) => boolean,
): number {
  const records = list.read();
  const left = records.filter(isKept);
  const isDone = left.length === records.length || list.write(left).ok;
  return isDone ? records.length - left.length : 0;
}

function forgetPickups(kept: SimulatedPickups, before: Retention) {
  const pickups = kept.read();
  const left = pickups.flatMap((pickup) => keptOfPickup(pickup, before) ?? []);
  const counts = {
    pickups: pickups.length - left.length,
    shortenedPickups: left.filter((pickup) => !pickups.includes(pickup)).length,
  };
  const isDone = counts.pickups + counts.shortenedPickups === 0 || kept.write(left).ok;
  return isDone ? counts : { pickups: 0, shortenedPickups: 0 };
}

function forgetApplications(
  { applications, staffNotes }: Pick<AgingRecords, 'applications' | 'staffNotes'>,
  before: Retention,
  now: number,
): number {
  const all = applications.read();
  const old = new Set(all.filter((one) => isForgotten(one, before)).map(({ id }) => id));
  if (old.size === 0) return 0;
  const left = all.map((one) => (old.has(one.id) ? forgottenApplication(one, now) : one));
  if (!applications.write(left).ok) return 0;
  keepOnly(staffNotes, ({ id }) => !old.has(id));
  return old.size;
}
