import {
  type FirstAdmin,
  type FirstAdminFault,
  findFirstAdminFaults,
  tidyFirstAdmin,
} from '../../../core/account/first-admin.port';
import { attempt } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { FormState, submitForm } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import { textSentence } from '../../shared/form/text-sentence';
import { firstAdminTexts as texts } from './first-admin.texts';

/** The form that makes the first admin. No state holds the password. */
export class FirstAdminViewModel {
  readonly form = new FormState();

  constructor(
    private readonly ports: Needs<{
      toasts: 'show' | 'clear';
      logger: 'error' | 'info' | 'warn';
      firstAdminGateway: 'create';
    }>,
  ) {}

  /** Creates the first admin with the link's secret, and answers whether that worked. */
  submit(secret: string, admin: FirstAdmin): Promise<boolean> {
    return submitForm(this.form, this.ports.toasts, {
      faults: findFirstAdminFaults(admin),
      execute: () =>
        attempt(() => this.ports.firstAdminGateway.create(secret, tidyFirstAdmin(admin)), this.ports.logger),
      explain: (fault) => ({ field: fault.field, message: sentenceOf(fault) }),
      done: () => texts.done,
      failed: (failure) =>
        failure.code === 'validation' && failure.fields.some(({ field }) => field === 'password')
          ? undefined
          : texts.failed[failure.code],
    });
  }
}

function sentenceOf({ field, fault }: FirstAdminFault): string {
  if (fault === 'malformed' || fault === 'unstorable') return textSentence(fault);
  return field === 'password' ? passwordTexts.faults[fault] : textSentence(fault);
}
