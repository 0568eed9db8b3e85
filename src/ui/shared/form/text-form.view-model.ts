import type { FieldRules } from '../../../core/shared/forms/field-rule';
import { findTextFaults, longestOf, type TextFault } from '../../../core/shared/forms/field-rules';
import { PROGRAM_SIGNS } from '../../../core/shared/forms/form-signs';
import type { PublicForm } from '../../../core/shared/forms/public-form';
import type { TypedForm } from '../../../core/shared/forms/typed-forms.port';
import type { Failure } from '../../../core/shared/result';
import { formTexts } from './form.texts';
import { FormState, submitForm, type Toasts, type ToastTexts } from './form-state';
import { textSentence } from './text-sentence';

/** A form's own sentences, as far as they are needed here. */
interface FormSentences {
  readonly labels: Readonly<Record<string, string>>;
  /** For whatever nobody expected. */
  readonly failed: { readonly title: string; readonly description: string };
}

/** What is said about a public form that was not sent. */
export function sendingFailed(failure: Failure, { labels, failed }: FormSentences): FormSentences['failed'] {
  if (failure.code === 'too-many') return formTexts.tooMany;
  const fields = failure.code === 'validation' ? failure.fields.map(({ field }) => field) : [];
  const sign = PROGRAM_SIGNS.find((name) => fields.includes(name));
  if (sign) return formTexts.likeProgram[sign];
  const isMarked =
    failure.code === 'validation' &&
    failure.fields.some(({ field, message }) => field in labels && message !== '');
  return isMarked ? formTexts.refused : failed;
}

/** What a public form says. */
interface TextFormSentences extends FormSentences {
  readonly done: ToastTexts;
  /** Where a required field is empty, in a toast and beside the field; without it, only the field says so. */
  readonly missing?: ToastTexts & { readonly description: string };
  /** What an empty field says beside itself, where that differs from the others. */
  readonly missingOf?: Readonly<Record<string, string>>;
}

/** A public form whose fields are texts. */
export class TextFormViewModel<Field extends string> {
  readonly form = new FormState();

  constructor(
    private readonly rules: FieldRules<Field>,
    private readonly texts: TextFormSentences,
    private readonly port: Pick<
      PublicForm<Readonly<Record<Field, string>>, TextFault<Field>>,
      'delivers' | 'execute'
    >,
    private readonly toasts: Toasts,
    /** What was typed and not sent. */
    readonly typed: TypedForm,
  ) {}

  /** Whether what is sent reaches anybody. */
  get delivers(): boolean {
    return this.port.delivers;
  }

  /** Sends the form and answers whether that is done. */
  submit(values: Readonly<Record<Field, string>>): Promise<boolean> {
    const { rules, texts } = this;
    return submitForm(this.form, this.toasts, {
      faults: findTextFaults(rules, values),
      execute: () => this.port.execute(values),
      explain: ({ field, fault }) => {
        const missing = texts.missingOf?.[field] ?? texts.missing?.description;
        const longest = longestOf(rules[field]);
        return {
          field,
          message: textSentence(fault, { ...(missing !== undefined && { missing }), longest }),
        };
      },
      refused: (faults) => (faults.some(({ fault }) => fault === 'missing') ? texts.missing : undefined),
      done: () => texts.done,
      failed: (failure) => sendingFailed(failure, texts),
    });
  }
}
