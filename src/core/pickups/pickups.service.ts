import { readingLanguage } from '../access/reader';
import type { AuditAction, AuditEntry } from '../audit/audit-entry';
import type { Mails } from '../mail/mails';
import type { PersonRepository } from '../people/person.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import { isEmailAddress, normalizedEmail } from '../shared/text/email-address';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { PickupRepository } from './pickup.repository.port';
import { canDecide, decided, findDecisionFaults, type PickupDecision } from './pickup-decision';
import { PickupReads } from './pickup-reads.service';
import type { Pickups } from './pickups.api';

/** What the audit log says of each decision. */
const ACTIONS = {
  scheduled: 'pickup.schedule',
  collected: 'pickup.collect',
  declined: 'pickup.decline',
} as const satisfies Record<PickupDecision['state'], AuditAction>;

/** Where a decision finds the pickup and the language of its donor. */
interface DecisionRepositories {
  readonly pickups: PickupRepository;
  readonly people: Pick<PersonRepository, 'withEmails'>;
}

/** Decides about pickups, for `actor`. The donor of a scheduled one gets a mail, also for another time than before. */
export class PickupsService extends PickupReads implements Pickups {
  constructor(
    protected override readonly unit: UnitOfWork<DecisionRepositories>,
    private readonly actor: AuditEntry['actor'],
    private readonly mails: Pick<Mails, 'pickupScheduled'>,
  ) {
    super(unit);
  }

  decide: Pickups['decide'] = (decision) =>
    this.unit.write(async ({ pickups, people }, unit): ReturnType<Pickups['decide']> => {
      const faults = findDecisionFaults(decision, unit.now());
      if (faults.length > 0) return fail(invalidFields(faults));
      const changed = await changeFrom(
        pickups,
        decision,
        (current) =>
          canDecide(current.state, decision.state)
            ? ok({ ...current, ...decided(current, decision) })
            : fail({ code: 'conflict' }),
        unit,
      );
      if (!changed.ok) return changed;
      const { id, name, email, address, language, scheduledAt: at } = changed.value.after;
      // Without the donor's name: the log is never changed, and their data may have to go.
      unit.audit(this.actor, ACTIONS[decision.state], { id, name: '' });
      if (decision.state === 'scheduled' && at !== null && isEmailAddress(email)) {
        const [donor] = await people.withEmails([normalizedEmail(email)]);
        const reader = { to: email, language: readingLanguage(donor, language) };
        unit.mail(this.mails.pickupScheduled(reader, { name, at, address }));
      }
      unit.publishChange('pickups');
      // Its goods are to be sorted.
      if (decision.state === 'collected') unit.publishChange('shelf');
      return ok(changed.value.after);
    });
}
