import { isStaff } from '../../access/role';
import type { Mails } from '../../mail/mails';
import { ok, type Result } from '../../shared/result';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { deviceName } from '../device-name';
import type { User } from '../user';
import { base32 } from './code-rules';
import type { CodeTools } from './factor-tools.port';

/** How long a browser is known without a sign-in, in ms. */
export const KNOWN_BROWSER_MS = 90 * 24 * 60 * 60_000;

/** Where browsers are kept in which people signed in. Each goes by a hash of the secret that it holds and of whose it is. */
export interface KnownBrowserRepository {
  isKnown(hash: string, now: number): Promise<boolean>;
  /** Whether somebody signed in before in any browser. */
  hasAny(personId: string): Promise<boolean>;
  /** Keeps a browser until a time in ms since the epoch; those that are over may go. */
  put(hash: string, personId: string, expiresAt: number, now: number): Promise<void>;
}

const SECRET_BYTES = 20;

/** Notes in which browsers staff sign in, and tells them by mail of a new one. */
export class NoteSignIn {
  constructor(
    private readonly unit: UnitOfWork<{ readonly knownBrowsers: KnownBrowserRepository }>,
    private readonly ports: {
      readonly codes: Pick<CodeTools, 'random' | 'hash'>;
      readonly mails: Pick<Mails, 'newSignIn'>;
    },
  ) {}

  /** Answers the secret for the browser to keep, or null for none. `known` is the one that it has. */
  async execute(
    { id, email, name, role }: User,
    known: string | null,
    agent: string,
  ): Promise<string | null> {
    if (!isStaff(role)) return null;
    const { codes, mails } = this.ports;
    const secret = known ?? base32(codes.random(SECRET_BYTES));
    const hash = await codes.hash(`${secret}:${id}`);
    const noted: Result<void, unknown> = await this.unit.write(async ({ knownBrowsers }, unit) => {
      const now = unit.now();
      const isNew = !(await knownBrowsers.isKnown(hash, now)) && (await knownBrowsers.hasAny(id));
      await knownBrowsers.put(hash, id, now + KNOWN_BROWSER_MS, now);
      if (isNew) unit.mail(mails.newSignIn(email, { name, device: deviceName(agent) }));
      return ok(undefined);
    });
    return noted.ok ? secret : null;
  }
}
