import { action, makeObservable, observable } from 'mobx';
import { SHOE_REQUEST_RULES, type ShoeRequest } from '../../core/messages/shoe-request';
import { typedForm } from '../../core/shared/forms/typed-forms.port';
import type { Needs } from '../app/ports';
import { TextFormViewModel } from '../shared/form/text-form.view-model';
import { getShoesTexts } from './get-shoes.texts';

/** The form with which somebody asks for shoes. */
export class ShoeRequestViewModel extends TextFormViewModel<keyof ShoeRequest> {
  /** How many requests were sent since the panel about the last one was closed; 0 shows none. */
  sent = 0;

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
    makeObservable<this, 'noteSent'>(this, { sent: observable, noteSent: action, closePanel: action });
  }

  override async submit(values: Readonly<Record<keyof ShoeRequest, string>>): Promise<boolean> {
    const isSent = await super.submit(values);
    if (isSent) this.noteSent();
    return isSent;
  }

  /** Takes the panel about the last request away. */
  closePanel(): void {
    this.sent = 0;
  }

  private noteSent(): void {
    this.sent += 1;
  }
}
