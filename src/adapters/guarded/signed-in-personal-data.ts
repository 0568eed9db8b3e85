import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { PersonalData } from '../../core/privacy/personal-data.port';

/** Personal data that has the admin sign in again when their session has ended. */
export class SignedInPersonalData implements PersonalData {
  constructor(
    private readonly data: PersonalData,
    private readonly session: SessionKeeper,
  ) {}

  export(id: string): ReturnType<PersonalData['export']> {
    return this.session.keep(() => this.data.export(id));
  }

  erase(id: string): ReturnType<PersonalData['erase']> {
    return this.session.keep(() => this.data.erase(id));
  }
}
