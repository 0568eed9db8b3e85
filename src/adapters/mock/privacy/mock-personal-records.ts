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
import type { Erasing } from '../../../core/privacy/erasing';
import {
  byLikeness,
  erasedApplication,
  erasedSignup,
  isAlike,
  isMessageAlike,
  isNamedMessage,
  isSameName,
  type Likeness,
  MOST_ALIKE,
  type NamedRecordId,
  type NamedRecords,
} from '../../../core/privacy/named-records';
import type { PersonalRecordRepository } from '../../../core/privacy/personal-record.repository.port';
import type { Program } from '../../../core/programs/program';
import { isReceiptOf, type Receipt } from '../../../core/receipts/receipt';
import { type KeptSettings, settingsWithout } from '../../../core/settings/settings';
import { isNamed } from '../../../core/shared/person-key';
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
    return {
      messages: messages.read().filter(isMessageOf(owner)),
      pickups: pickups.read().filter((pickup) => isPickupOf(pickup, owner.email)),
      gifts: gifts.read().gifts.filter((gift) => isGiftOf(gift, owner)),
      plans: plans.read().filter((plan) => isOwn(plan, owner)),
      receipts: receipts.read().receipts.filter((receipt) => isReceiptOf(receipt, owner)),
      applications: this.applications((application) => isApplicationOf(application, owner)),
      programs: programs.flatMap(({ managerIds, title }) =>
        managerIds.includes(owner.personId) ? title : [],
      ),
      trainings: this.places.completions
        .read()
        .filter(({ personId }) => personId === owner.personId)
        .map((done) => ({ ...done, title: guides.find(({ id }) => id === done.guideId)?.title ?? '' })),
      signups: this.signups((signup) => isSignupOf(signup, owner)),
      reported: guides.flatMap(({ reports, title }) => (reports.includes(owner.personId) ? title : [])),
      mails: outbox.read().filter(({ to }) => to.trim().toLowerCase() === owner.email),
      // A browser's session is in its own storage, and nothing is noted of it.
      sessions: [],
    };
  }

  /** Erases it, with the email in small letters; where there is no room for that, what was not erased yet stays. */
  async erase(
    owner: GiftOwner,
    { nextId, now }: Erasing,
  ): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>> {
    const { messages, pickups, gifts, plans, receipts, outbox, settings, staffNotes } = this.places;
    const { applications, programs, guides, completions, signups } = this.places;
    const own = applications.read().filter((application) => isApplicationOf(application, owner));
    const [book, issued] = [gifts.read(), receipts.read()];
    const records = { ...book, ...issued, pickups: pickups.read(), plans: plans.read() };
    const left = withoutPerson(records, owner, nextId);
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
        return settings.write({ ...keptSettings, settings: settingsLeft, revision: nextId() });
      },
      () => outbox.write(outbox.read().filter((mail) => !isAbout(mail))),
    ]) {
      const written = write();
      if (!written.ok) return written;
    }
    return ok(undefined);
  }

  async named(ids: readonly NamedRecordId[]): ReturnType<PersonalRecordRepository['named']> {
    const isChosen = (kind: NamedRecordId['kind'], id: string) =>
      ids.some((namedRecordId) => namedRecordId.kind === kind && namedRecordId.id === id);
    const isWanted = (kind: NamedRecordId['kind']) => (record: Application | Signup) =>
      isNamed(record) && isChosen(kind, record.id);
    return {
      applications: this.applications(isWanted('application')),
      signups: this.signups(isWanted('signup')),
      messages: this.places.messages
        .read()
        .filter((message) => isNamedMessage(message) && isChosen('message', message.id)),
      mails: this.places.outbox.read().filter(({ about }) => ids.some(({ id }) => id === about)),
    };
  }

  async alike(likeness: Likeness): ReturnType<PersonalRecordRepository['alike']> {
    const applications = this.applications((application) => isAlike(application, likeness));
    const signups = this.signups((signup) => isAlike(signup, likeness));
    const messages = this.places.messages.read().filter((message) => isMessageAlike(message, likeness));
    return [
      ...applications.map(({ id, name, contact, program, receivedAt }) => {
        return { kind: 'application', id, name, contact, about: program, at: receivedAt } as const;
      }),
      ...signups.map(({ id, name, contact, event, startsAt, createdAt }) => {
        return { kind: 'signup', id, name, contact, about: event, at: startsAt ?? createdAt } as const;
      }),
      ...messages.map(({ id, name, contact, receivedAt }) => {
        return { kind: 'message', id, name, contact, about: '', at: receivedAt } as const;
      }),
    ]
      .map((record) => ({ ...record, isSame: isSameName(record, likeness) }))
      .sort(byLikeness)
      .slice(0, MOST_ALIKE);
  }

  async eraseNamed(
    ids: readonly NamedRecordId[],
    by: Erasing,
  ): ReturnType<PersonalRecordRepository['eraseNamed']> {
    const { applications, signups, messages, staffNotes, outbox } = this.places;
    const named = await this.named(ids);
    const erased = new Set([...named.applications, ...named.signups, ...named.messages].map(({ id }) => id));
    const without = <T extends Application | Signup>(records: readonly T[], erase: (record: T) => T) =>
      records.map((record) => (erased.has(record.id) ? erase(record) : record));
    for (const write of [
      () =>
        applications.write(without(applications.read(), (application) => erasedApplication(application, by))),
      () => signups.write(without(signups.read(), (signup) => erasedSignup(signup, by))),
      () => staffNotes.write(staffNotes.read().filter(({ id }) => !erased.has(id))),
      () => messages.write(messages.read().filter(({ id }) => !erased.has(id))),
      () => outbox.write(outbox.read().filter(({ about }) => about === undefined || !erased.has(about))),
    ]) {
      const written = write();
      if (!written.ok) return written;
    }
    return ok(undefined);
  }

  private applications(isWanted: (application: Application) => boolean): NamedRecords['applications'] {
    const [programs, notes] = [this.places.programs.read(), this.places.staffNotes.read()];
    const applications = this.places.applications.read().filter(isWanted);
    return applications.map((application) => ({
      ...application,
      program: programs.find(({ id }) => id === application.programId)?.title ?? '',
      staffNote: notes.find(({ id }) => id === application.id)?.text ?? '',
    }));
  }

  private signups(isWanted: (signup: Signup) => boolean): NamedRecords['signups'] {
    const [programs, events] = [this.places.programs.read(), this.places.events.read()];
    const signups = this.places.signups.read().filter(isWanted);
    return signups.map((signup) => {
      const event = events.find(({ id }) => id === signup.eventId);
      const program = programs.find(({ id }) => id === signup.programId);
      const shift = event?.shifts.find(({ id }) => id === signup.shiftId);
      return {
        ...signup,
        event: event?.title ?? '',
        shift: shift?.label ?? '',
        program: program?.title ?? '',
      };
    });
  }
}

function isMessageOf({ email }: GiftOwner): (message: Pick<Message, 'contact'>) => boolean {
  return (message) => message.contact.trim().toLowerCase() === email;
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
