import * as v from 'valibot';
import type { Standing } from '../access/second-step';

/** What the audit log notes. Each has a sentence in the texts of its page. */
export const AUDIT_ACTIONS = [
  'person.invite',
  'person.resend',
  'person.rename',
  'person.change-role',
  'person.change-language',
  'person.deactivate',
  'person.reactivate',
  'person.sign-out',
  'person.change-password',
  'person.change-avatar',
  'person.change-factors',
  'person.reset-factor',
  'person.join',
  'person.export',
  'person.erase',
  'record.export',
  'record.erase',
  'person.reset-password',
  'settings.save',
  'plan.start',
  'plan.pause',
  'plan.resume',
  'plan.stop',
  'pickup.schedule',
  'pickup.collect',
  'pickup.decline',
  'gift.record',
  'gift.settle',
  'gift.refund',
  'gift.correct',
  'goods.record',
  'goods.correct',
  'gift.import',
  'gift.undo-import',
  'receipt.issue',
  'receipt.void',
  'receipt.replace',
  'receipt.send',
  'receipt.send-letters',
  'gift.restore',
  'gift.reset',
  'program.create',
  'program.change',
  'program.publish',
  'program.archive',
  'program.restore',
  'program.delete-draft',
  'application.record',
  'application.approve',
  'application.deny',
  'application.end',
  'application.withdraw',
  'application.change-sizes',
  'application.told',
  'event.create',
  'event.change',
  'event.publish',
  'event.cancel',
  'event.delete-draft',
  'event.walk-ins',
  'signup.assign',
  'signup.remove',
  'signup.override',
  'signup.mark',
  'hours.approve',
  'hours.return',
  'guide.save',
  'guide.publish',
  'guide.retire',
  'guide.checked',
  'training.record',
] as const;

/** One of the things that the audit log notes. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who did something, or whom or what it was done to. */
const partySchema = v.object({ id: v.string(), name: v.string() });

/** Who did what to whom, and when. Nothing is ever changed or taken away. */
export const auditEntrySchema = v.object({
  id: v.string(),
  /** ms since the epoch. */
  at: v.number(),
  actor: partySchema,
  action: v.picklist(AUDIT_ACTIONS),
  subject: partySchema,
  /** Further details for the entry's sentence, such as the roles `from` and `to`. Never names, addresses or texts of people. */
  detail: v.record(v.string(), v.string()),
});

/** Who did what to whom, and when. */
export type AuditEntry = Readonly<v.InferOutput<typeof auditEntrySchema>>;

/** Who does something for which they may have to confirm that it is them. Without a standing they do not. */
export type ConfirmingActor = AuditEntry['actor'] & { readonly standing?: Standing };
