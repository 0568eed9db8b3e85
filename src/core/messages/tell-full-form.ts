import type { Mails } from '../mail/mails';
import type { PersonRepository } from '../people/person.repository.port';
import { type FailureOf, ok, type Result } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';

/** A public form that takes a number of entries a day from all networks together. */
export type BoundedForm = 'message' | 'gift' | 'pickup' | 'shoe-request';

/** Every active admin: there are never more. */
const ADMINS = {
  search: '' as const,
  role: 'admin' as const,
  state: 'active' as const,
  order: 'name' as const,
  isDescending: false as const,
  page: 1,
  size: 100,
};

/** Mails the admins that a public form has reached its limit of a day. */
export class TellFullForm {
  constructor(
    private readonly unit: UnitOfWork<{ readonly people: Pick<PersonRepository, 'page'> }>,
    private readonly mails: Pick<Mails, 'formFull'>,
  ) {}

  execute(form: BoundedForm): Promise<Result<undefined, FailureOf<'quota' | 'unavailable'>>> {
    return this.unit.write(async ({ people }, unit) => {
      for (const { email } of (await people.page(ADMINS)).items)
        unit.mail(this.mails.formFull(email, { form }));
      return ok(undefined);
    });
  }
}
