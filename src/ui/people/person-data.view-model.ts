import type { PersonalData } from '../../core/privacy/personal-data.api';
import { attempt, type Logger } from '../../core/shared/result';
import { FormState } from '../shared/form/form-state';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { personDataTexts as texts } from './person-data.texts';

/** What an admin does with everything that is kept of one person. */
export class PersonDataViewModel {
  readonly form = new FormState();

  constructor(
    private readonly data: PersonalData,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {}

  /** The person's data as JSON, or null when it could not be had. */
  async export(id: string): Promise<string | null> {
    const file = await this.form.send(() => attempt(() => this.data.export({ id }), this.logger));
    if (!file) return null;
    if (file.ok) return JSON.stringify(file.value, null, 2);
    this.toasts.show({ ...texts.failed(file.failure), variant: 'destructive' });
    return null;
  }

  /** Erases the person, and answers whether that is done. */
  async erase(id: string): Promise<boolean> {
    const erased = await this.form.send(() => attempt(() => this.data.erase({ id }), this.logger));
    if (!erased) return false;
    this.toasts.show(
      erased.ok ? texts.erased : { ...texts.failed(erased.failure), variant: 'destructive' as const },
    );
    return erased.ok;
  }
}
