import { SHOE_REQUEST_RULES, type ShoeRequest } from '../../core/messages/shoe-request';
import { typedForm } from '../../core/shared/forms/typed-forms.port';
import type { Needs } from '../app/ports';
import { LastSent } from '../shared/form/last-sent';
import { TextFormViewModel } from '../shared/form/text-form.view-model';
import { getShoesTexts } from './get-shoes.texts';

/** The form with which somebody asks for shoes. */
export class ShoeRequestViewModel extends TextFormViewModel<keyof ShoeRequest> {
  readonly last = new LastSent<ShoeRequest>();

  constructor({
    askForShoes,
    toasts,
    typedForms,
  }: Needs<{
    askForShoes: 'delivers' | 'execute';
    toasts: 'show' | 'clear';
    typedForms: 'read' | 'keep' | 'forget';
  }>) {
    super(SHOE_REQUEST_RULES, getShoesTexts, askForShoes, toasts, typedForm(typedForms, 'shoe-request'));
  }

  override async submit(values: ShoeRequest): Promise<boolean> {
    const isSent = await super.submit(values);
    if (isSent) this.last.note(values);
    return isSent;
  }
}
