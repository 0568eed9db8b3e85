import type { Application, StaffNote } from '../../../core/applications/application';
import type { Gift } from '../../../core/gifts/gift';
import type { Message } from '../../../core/messages/message';
import type { ExpiredRecords } from '../../../core/privacy/delete-expired';
import { expiredApplication, isExpiredApplication } from '../../../core/privacy/erased-applications';
import { keptOfSignup } from '../../../core/privacy/erased-signups';
import { isAbandoned, keptOfPickup, type Retention, retentionAt } from '../../../core/privacy/retention';
import type { Settings } from '../../../core/settings/settings';
import { ok } from '../../../core/shared/result';
import type { Signup } from '../../../core/signups/signup';
import type { KeptLinks } from '../account/simulated-account-links';
import type { SimulatedGifts } from '../gifts/simulated-gifts';
import type { SimulatedPickups } from '../pickups/simulated-pickup-repository';
import type { SimulatedRecords } from '../simulation';

/** The records of the simulation that expire. */
export interface ExpiringRecords {
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
 * Deletes expired records of the simulation. Its mails are never sent, so none expires; the newest are kept. What
 * finds no room to be removed stays until the next time.
 */
export class MockExpiredRecords implements ExpiredRecords {
  constructor(private readonly records: ExpiringRecords) {}

  async remove(now: number): ReturnType<ExpiredRecords['remove']> {
    const { messages, pickups, gifts, links, applications, staffNotes, signups, settings } = this.records;
    const before = retentionAt(now, settings());
    const book = gifts.read();
    const writeGifts = (left: readonly Gift[]) => gifts.write({ gifts: left, imports: book.imports });
    return ok({
      messages: keepOnly(messages, ({ receivedAt }) => receivedAt >= before.handedIn),
      ...expirePickups(pickups, before),
      gifts: keepOnly({ read: () => book.gifts, write: writeGifts }, (gift) => !isAbandoned(gift, before)),
      applications: expireApplications({ applications, staffNotes }, before, now),
      signups: expireGuests(signups, before, now),
      mails: 0,
      links: keepOnly(links, ({ expiresAt }) => expiresAt >= before.links),
    });
  }
}

function expireGuests(records: ExpiringRecords['signups'], before: Retention, now: number): number {
  const all = records.read();
  const left = all.map((signup) => keptOfSignup(signup, before, now));
  const count = left.filter((signup, index) => signup !== all[index]).length;
  return count > 0 && records.write(left).ok ? count : 0;
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

function expirePickups(records: SimulatedPickups, before: Retention) {
  const pickups = records.read();
  const left = pickups.flatMap((pickup) => keptOfPickup(pickup, before) ?? []);
  const counts = {
    pickups: pickups.length - left.length,
    shortenedPickups: left.filter((pickup) => !pickups.includes(pickup)).length,
  };
  const isDone = counts.pickups + counts.shortenedPickups === 0 || records.write(left).ok;
  return isDone ? counts : { pickups: 0, shortenedPickups: 0 };
}

function expireApplications(
  { applications, staffNotes }: Pick<ExpiringRecords, 'applications' | 'staffNotes'>,
  before: Retention,
  now: number,
): number {
  const all = applications.read();
  const expired = new Set(
    all.filter((application) => isExpiredApplication(application, before)).map(({ id }) => id),
  );
  if (expired.size === 0) return 0;
  const left = all.map((application) =>
    expired.has(application.id) ? expiredApplication(application, now) : application,
  );
  if (!applications.write(left).ok) return 0;
  keepOnly(staffNotes, ({ id }) => !expired.has(id));
  return expired.size;
}
