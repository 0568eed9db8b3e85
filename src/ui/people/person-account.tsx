import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Person } from '../../core/people/person';
import { ConfirmDialog } from '../shared/dialog/confirm-dialog';
import { peopleTexts as texts } from './people.texts';
import type { PersonAct, PersonViewModel } from './person.view-model';

/** What ends something is asked about first. */
type Confirmed = keyof typeof texts.confirm;

interface PersonAccountProps {
  readonly viewModel: PersonViewModel;
  readonly person: Person;
}

/** What an admin can do with somebody's account apart from editing the person. */
export const PersonAccount = observer(function PersonAccount({ viewModel, person }: PersonAccountProps) {
  const [asked, setAsked] = useState<Confirmed | null>(null);
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState<Confirmed>('deactivate');
  const acts = actsOf(person, viewModel.isOwn);
  const { keptBy } = viewModel;
  if (acts.length === 0 && !keptBy) return null;
  const press = (act: PersonAct) => {
    if (act !== 'signOut' && act !== 'deactivate') return void viewModel.act(act);
    setShown(act);
    setAsked(act);
  };
  return (
    <section aria-labelledby="person-account">
      <h3 id="person-account" className="person__part">
        {texts.account}
      </h3>
      {keptBy && <p>{texts.reasons[keptBy]}</p>}
      <Flex wrap gap="small">
        {acts.map((act) => (
          <Button
            key={placeOf(act)}
            aria-disabled={viewModel.form.isSending || undefined}
            onClick={() => press(act)}
          >
            {texts.acts[act]}
          </Button>
        ))}
      </Flex>
      {viewModel.link !== null && (
        <p role="status" style={{ marginBlockStart: 'var(--space-3)' }}>
          <a href={viewModel.link} target="_blank" rel="noopener noreferrer">
            {texts.linkOf(person.name)}
          </a>
        </p>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={texts.confirm[shown].title(person.name)}
        action={texts.acts[shown]}
        dismissal={texts.keep}
        onConfirm={() => {
          setAsked(null);
          void viewModel.act(shown);
        }}
        onDismiss={() => setAsked(null)}
      >
        {texts.confirm[shown].text}
      </ConfirmDialog>
    </section>
  );
});

/** What undoes something takes its button's place, and has the focus then. */
function placeOf(act: PersonAct): PersonAct {
  return act === 'reactivate' ? 'deactivate' : act;
}

/** A person's own sessions and account are looked after in their profile. */
function actsOf({ state }: Person, isOwn: boolean): readonly PersonAct[] {
  if (state === 'deactivated') return ['reactivate'];
  if (isOwn || state === 'contact') return [];
  return state === 'invited' ? ['resend', 'deactivate'] : ['signOut', 'deactivate'];
}
