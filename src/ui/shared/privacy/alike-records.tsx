import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { ChoicesInput } from '../form/choices-input';
import type { AlikeRecordsViewModel } from './alike-records.view-model';
import { namedDataTexts } from './named-data.texts';

const texts = namedDataTexts.alike;

/** Lists the records with the same contact as somebody whose data is to be erased, with a box for each. */
export const AlikeRecords = observer(function AlikeRecords({
  viewModel,
}: {
  readonly viewModel: AlikeRecordsViewModel;
}) {
  const { state, chosen } = viewModel;
  if (state.status === 'loading') return <p role="status">{texts.loading}</p>;
  if (state.status === 'failed')
    return (
      <Alert
        type="warning"
        role="alert"
        title={texts.readFailed[state.failure]}
        action={<Button onClick={() => void viewModel.retry()}>{texts.retry}</Button>}
      />
    );
  if (state.value.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <>
      <p>{texts.hint}</p>
      <ChoicesInput
        legend={texts.legend}
        options={state.value.map((record) => ({ value: record.id, label: texts.label(record) }))}
        value={chosen}
        onChange={(ids) => viewModel.choose(ids)}
      />
    </>
  );
});
