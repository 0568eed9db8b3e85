import { findTextFaults, type TextFault, trimFields } from '../shared/forms/field-rules';
import { PublicForm } from '../shared/forms/public-form';
import { SHOE_REQUEST_RULES, type ShoeRequest } from './shoe-request';

/** Asks the foundation for shoes. */
export class AskForShoes extends PublicForm<ShoeRequest, TextFault<keyof ShoeRequest>> {
  protected readonly task = 'send a request for shoes';
  protected readonly faultsIn = (request: ShoeRequest) => findTextFaults(SHOE_REQUEST_RULES, request);
  protected readonly sent = (request: ShoeRequest) => trimFields(SHOE_REQUEST_RULES, request);
}
