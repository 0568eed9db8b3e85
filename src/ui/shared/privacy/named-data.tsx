import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { NamedRecordId } from '../../../core/privacy/named-records';
import { Allowed, useMay, useViewModel } from '../../app/page-hooks';
import { PlainDialog } from '../dialog/form-dialog';
import { downloadText } from '../text/download-text';
import { AlikeRecords } from './alike-records';
import { namedDataTexts as texts } from './named-data.texts';
import { NamedDataViewModel } from './named-data.view-model';

interface NamedDataProps {
  readonly record: NamedRecordId;
  /** What the person is called there. */
  readonly name: string;
  /** Whether the button is one of many in a list's row. */
  readonly isInRow?: boolean;
  /** When the record was erased. */
  readonly onErased: () => void;
}

/** The button for admins beside a record of somebody without an account, and the dialog that gives its data out or erases it. */
export function NamedData({ record, name, isInRow = false, onErased }: NamedDataProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may('person.export') && !may('person.erase')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type={isInRow ? 'text' : 'default'}
        aria-label={isInRow ? texts.openOf(name) : undefined}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      <PlainDialog open={isOpen} title={texts.openOf(name)} width={560} onClose={close}>
        <OneRecord
          record={record}
          onClose={close}
          onErased={() => {
            close();
            onErased();
          }}
        />
      </PlainDialog>
    </>
  );
}

interface OneRecordProps extends Pick<NamedDataProps, 'record' | 'onErased'> {
  readonly onClose: () => void;
}

const OneRecord = observer(function OneRecord({ record, onClose, onErased }: OneRecordProps) {
  const viewModel = useViewModel(NamedDataViewModel);
  const { kind, id } = record;
  const canErase = useMay()('person.erase');
  useEffect(() => {
    if (canErase) void viewModel.alike.begin({ kind, id });
  }, [viewModel, canErase, kind, id]);
  const busy = viewModel.form.isSending || undefined;
  const handleExport = async () => {
    const json = await viewModel.export({ kind, id });
    if (json !== null) downloadText(texts.fileName(kind, id), json);
  };
  const handleErase = async () => {
    if (await viewModel.erase({ kind, id })) onErased();
  };
  return (
    <Flex vertical gap="middle">
      <Allowed to="person.export">
        <p>{texts.intro[kind]}</p>
        <div>
          <Button aria-disabled={busy} onClick={() => void handleExport()}>
            {texts.export}
          </Button>
        </div>
      </Allowed>
      <Allowed to="person.erase">
        <p>{texts.loss[kind]}</p>
        <AlikeRecords viewModel={viewModel.alike} />
      </Allowed>
      <Flex wrap gap="small" justify="end">
        <Button onClick={onClose}>{canErase ? texts.keep : texts.close}</Button>
        <Allowed to="person.erase">
          <Button danger aria-disabled={busy} onClick={() => void handleErase()}>
            {texts.erase}
          </Button>
        </Allowed>
      </Flex>
    </Flex>
  );
});
