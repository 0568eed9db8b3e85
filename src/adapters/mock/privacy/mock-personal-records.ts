import type { Application, StaffNote } from '../../../core/applications/application';
import type { Event } from '../../../core/events/event';
import { type GiftOwner, isGiftOf, isOwn } from '../../../core/gifts/gift';
import type { Completion } from '../../../core/guides/completion';
import type { Guide } from '../../../core/guides/guide';
import type { Message } from '../../../core/messages/message';
import { isPickupOf } from '../../../core/pickups/own-pickup';
import { isApplicationOf, withoutApplicant, withoutManager } from '../../../core/privacy/erased-applications';
import { withoutReporter } from '../../../core/privacy/erased-guides';
import { withoutPerson } from '../../../core/privacy/erased-records';
import { isSignupOf, withoutSignups } from '../../../core/privacy/erased-signups';
import type { PersonalRecordRepository } from '../../../core/privacy/personal-record.repository.port';
import type { Program } from '../../../core/programs/program';
import { isReceiptOf, type Receipt } from '../../../core/receipts/receipt';
import { type KeptSettings, settingsWithout } from '../../../core/settings/settings';
import { type FailureOf, ok, type Result } from '../../../core/shared/result';
import type { Signup } from '../../../core/signups/signup';
import type { SimulatedGifts } from '../gifts/simulated-gifts';
import type { KeptMail } from '../mail/outbox-format';
import type { SimulatedPickups } from '../pickups/simulated-pickup-repository';
import type { SimulatedPlans } from '../plans/simulated-plans';
import type { SimulatedReceipts } from '../receipts/simulated-receipts';
import type { SimulatedRecords } from '../simulation';

/** Where the simulation keeps what people have sent, given and been sent. */
interface Places {
  readonly messages: Pick<SimulatedRecords<readonly Message[]>, 'read' | 'write'>;
  readonly pickups: SimulatedPickups;
  readonly gifts: Pick<SimulatedGifts, 'read' | 'write' | 'forget'>;
  readonly plans: SimulatedPlans;
  readonly receipts: SimulatedReceipts;
  readonly programs: Pick<SimulatedRecords<readonly Program[]>, 'read' | 'write'>;
  readonly applications: Pick<SimulatedRecords<readonly Application[]>, 'read' | 'write'>;
  readonly staffNotes: Pick<SimulatedRecords<readonly StaffNote[]>, 'read' | 'write'>;
  readonly guides: Pick<SimulatedRecords<readonly Guide[]>, 'read' | 'write'>;
  readonly completions: Pick<SimulatedRecords<readonly Completion[]>, 'read' | 'write'>;
  readonly events: Pick<SimulatedRecords<readonly Event[]>, 'read'>;
  readonly signups: Pick<SimulatedRecords<readonly Signup[]>, 'read' | 'write'>;
  readonly outbox: Pick<SimulatedRecords<readonly KeptMail[]>, 'read' | 'write'>;
  readonly settings: Pick<SimulatedRecords<KeptSettings>, 'read' | 'write'>;
}

/** What the simulation stores about people apart from their accounts. */
export class MockPersonalRecords implements PersonalRecordRepository {
  constructor(private readonly places: Places) {}

  async of(owner: GiftOwner): ReturnType<PersonalRecordRepository['of']> {
    const { messages, pickups, gifts, plans, receipts, outbox } = this.places;
    const programs = this.places.programs.read();
    const guides = this.places.guides.read();
    const notes = this.places.staffNotes.read();
    const own = this.places.applications.read().filter((application) => isApplicationOf(application, owner));
    return {
      messages: messages.read().filter(isMessageOf(owner)),
      pickups: pickups.read().filter((pickup) => isPickupOf(pickup, owner.email)),
      gifts: gifts.read().gifts.filter((gift) => isGiftOf(gift, owner)),
      plans: plans.read().filter((plan) => isOwn(plan, owner)),
      receipts: receipts.read().receipts.filter((receipt) => isReceiptOf(receipt, owner)),
      applications: own.map((application) => ({
        ...application,
        program: programs.find(({ id }) => id === application.programId)?.title ?? '',
        staffNote: notes.find(({ id }) => id === application.id)?.text ?? '',
      })),
      programs: programs.flatMap(({ managerIds, title }) =>
        managerIds.includes(owner.personId) ? title : [],
      ),
      trainings: this.places.completions
        .read()
        .filter(({ personId }) => personId === owner.personId)
        .map((done) => ({ ...done, title: guides.find(({ id }) => id === done.guideId)?.title ?? '' })),
      signups: this.places.signups
        .read()
        .filter((signup) => isSignupOf(signup, owner))
        .map((signup) => {
          const event = this.places.events.read().find(({ id }) => id === signup.eventId);
          const program = programs.find(({ id }) => id === signup.programId);
          const shift = event?.shifts.find(({ id }) => id === signup.shiftId);
          return {
            ...signup,
            event: event?.title ?? '',
            shift: shift?.label ?? '',
            program: program?.title ?? '',
          };
        }),
      reported: guides.flatMap(({ reports, title }) => (reports.includes(owner.personId) ? title : [])),
      mails: outbox.read().filter(({ to }) => to.trim().toLowerCase() === owner.email),
      // A browser's session is in its own storage, and nothing is noted of it.
      sessions: [],
    };
  }

  /** Erases it, with the email in small letters; where there is no room for that, what was not erased yet stays. */
  async erase(
    ...[owner, { nextId, now }]: Parameters<PersonalRecordRepository['erase']>
  ): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>> {
    const { messages, pickups, gifts, plans, receipts, outbox, settings, staffNotes } = this.places;
    const { applications, programs, guides, completions, signups } = this.places;
    const own = applications.read().filter((application) => isApplicationOf(application, owner));
    const [book, issued] = [gifts.read(), receipts.read()];
    const kept = { ...book, ...issued, pickups: pickups.read(), plans: plans.read() };
    const left = withoutPerson(kept, owner, nextId);
    const erased = issued.receipts.filter((receipt, index) => left.receipts[index] !== receipt);
    const isTheirs = isMessageOf(owner);
    const isAbout = isMailAbout(owner, erased);
    const keptSettings = settings.read();
    const ids = new Set(erased.map(({ id }) => id));
    for (const write of [
      () => messages.write(messages.read().filter((message) => !isTheirs(message))),
      () => gifts.forget(owner),
      () => gifts.write({ gifts: left.gifts, imports: left.imports }),
      () => plans.write(left.plans),
      () =>
        receipts.write({
          receipts: [...left.receipts],
          mailings: issued.mailings.map((mailing) => {
            const isToThem = ids.has(mailing.receiptId) || mailing.to.trim().toLowerCase() === owner.email;
            return isToThem ? { ...mailing, to: '' } : mailing;
          }),
          runs: [...left.runs],
        }),
      () => pickups.write(left.pickups),
      () => signups.write(withoutSignups(signups.read(), owner, { nextId, now })),
      () => applications.write(withoutApplicant(applications.read(), owner, { nextId, now })),
      () => programs.write(withoutManager(programs.read(), owner.personId, nextId)),
      () => staffNotes.write(staffNotes.read().filter((note) => own.every(({ id }) => id !== note.id))),
      () => completions.write(completions.read().filter(({ personId }) => personId !== owner.personId)),
      () => guides.write(withoutReporter(guides.read(), owner.personId, nextId)),
      () => {
        const settingsLeft = settingsWithout(keptSettings.settings, owner.email);
        if (settingsLeft === keptSettings.settings) return ok(undefined);
        return settings.write({ settings: settingsLeft, revision: nextId() });
      },
      () => outbox.write(outbox.read().filter((mail) => !isAbout(mail))),
    ]) {
      const written = write();
      if (!written.ok) return written;
    }
    return ok(undefined);
  }
}

function isMessageOf({ email }: GiftOwner): (message: { readonly email: string }) => boolean {
  return (message) => message.email.trim().toLowerCase() === email;
}

/** Whether a mail is to somebody, tells about them, or brings one of their receipts to another address of theirs. */
function isMailAbout(
  { email, personId }: GiftOwner,
  receipts: readonly Receipt[],
): (mail: KeptMail) => boolean {
  const addresses = receipts.map(({ text }) => text.donor.email);
  return ({ to, kind, about }) =>
    about === personId || to.trim().toLowerCase() === email || (kind === 'receipt' && addresses.includes(to));
}
