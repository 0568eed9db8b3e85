import type { Logger } from '../result';
import type { Language } from '../text/language';
import type { FieldRules } from './field-rule';
import { findTextFaults, type TextFault, trimFields } from './field-rules';
import { type FormGateway, PublicForm } from './public-form';

/** What somebody has written on a page in a language. */
export type Written<Form> = Form & { readonly language: Language };

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** A public form of texts, which is sent with the language of its page. */
export abstract class WrittenForm<Field extends string> extends PublicForm<
  Texts<Field>,
  TextFault<Field>,
  Written<Texts<Field>>
> {
  protected abstract readonly rules: FieldRules<Field>;

  constructor(
    gateway: FormGateway<Written<Texts<Field>>>,
    logger: Logger,
    private readonly language: Language,
  ) {
    super(gateway, logger);
  }

  protected faultsIn(form: Texts<Field>): TextFault<Field>[] {
    return findTextFaults(this.rules, form);
  }

  protected sent(form: Texts<Field>): Written<Texts<Field>> {
    return { ...trimFields(this.rules, form), language: this.language };
  }
}
