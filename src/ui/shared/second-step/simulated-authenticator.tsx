import { action, makeObservable, observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Cancel } from '../../../core/shared/system.port';
import { useViewModel } from '../../app/page-hooks';
import type { Needs, Ports } from '../../app/ports';
import { proofTexts } from './proof.texts';

const texts = proofTexts.simulated;
/** How often the code is read again, in ms. */
const READ_MS = 1000;

/** The code that the simulated authenticator shows. */
class SimulatedCodeViewModel {
  code: string | null = null;

  constructor(private readonly ports: Needs<{ scheduler: 'every' }> & Pick<Ports, 'fetchPasskeys'>) {
    makeObservable<this, 'show'>(this, { code: observable, show: action });
  }

  start(): Cancel {
    void this.read();
    return this.ports.scheduler.every(READ_MS, () => void this.read());
  }

  private async read(): Promise<void> {
    const { currentCode } = await this.ports.fetchPasskeys();
    this.show((await currentCode?.()) ?? null);
  }

  private show(code: string | null): void {
    this.code = code;
  }
}

/** Stands for the app on somebody's phone, in the simulation. */
export const SimulatedAuthenticator = observer(function SimulatedAuthenticator() {
  const { code } = useViewModel(SimulatedCodeViewModel);
  const id = useId();
  if (code === null) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>
        {texts.code} <strong>{code}</strong>
      </p>
      <p>{texts.note}</p>
    </section>
  );
});
