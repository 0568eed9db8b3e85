import { WrittenForm } from '../shared/forms/written-form';
import { SHOE_REQUEST_RULES, type ShoeRequest } from './shoe-request';

/** Asks the foundation for shoes. */
export class AskForShoes extends WrittenForm<keyof ShoeRequest> {
  protected readonly task = 'send a request for shoes';
  protected readonly rules = SHOE_REQUEST_RULES;
}
