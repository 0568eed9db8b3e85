import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Person } from '../../core/people/person';
import { useViewModel } from '../app/page-hooks';
import { ConfirmDialog } from '../shared/dialog/confirm-dialog';
import { downloadText } from '../shared/text/download-text';
import { personDataTexts as texts } from './person-data.texts';
import { PersonDataViewModel } from './person-data.view-model';

interface PersonDataProps {
  readonly person: Person;
  /** Reads the person again. */
  readonly onErased: () => void;
}

/** Gives out or erases everything that is kept of a person. */
export const PersonData = observer(function PersonData({ person, onErased }: PersonDataProps) {
  const viewModel = useViewModel(PersonDataViewModel);
  const [isAsking, setAsking] = useState(false);
  const busy = viewModel.form.isSending || undefined;
  const handleExport = async () => {
    const json = await viewModel.export(person.id);
    if (json !== null) downloadText(texts.fileName(person.id), json);
  };
  const handleErase = async () => {
    setAsking(false);
    if (await viewModel.erase(person.id)) onErased();
  };
  return (
    <section aria-labelledby="person-data">
      <h3 id="person-data" className="person__part">
        {texts.title}
      </h3>
      <Flex wrap gap="small">
        <Button aria-disabled={busy} onClick={() => void handleExport()}>
          {texts.export}
        </Button>
        <Button danger aria-disabled={busy} onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={texts.confirm(person.name)}
        action={texts.erase}
        dismissal={texts.keep}
        onConfirm={() => void handleErase()}
        onDismiss={() => setAsking(false)}
      >
        {texts.text}
      </ConfirmDialog>
    </section>
  );
});
