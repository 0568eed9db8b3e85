import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { queryFields, text } from '../../shared/address/query-fields';
import { Labeled, NativeSelect, optionsOfYears } from '../../shared/control/native-select';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { ListPage, useListQuery } from '../../shared/list/list-page';
import { SubView } from '../../shared/sub-view';
import { ReceiptListViewModel } from '../receipt-list.view-model';
import { receiptsTexts } from '../receipts.texts';
import { DonorList } from './donor-list';
import { LetterProgress } from './letter-progress';
import { LetterRunViewModel } from './letter-run.view-model';
import { lettersTexts as texts } from './letters.texts';
import { LettersViewModel } from './letters.view-model';

/** The donors of a year that an address asks for. */
const fieldsOf = (year: number) => queryFields({ search: text() }, { year, size: 20 });

interface LettersProps {
  readonly year: number;
  readonly go: (view: Readonly<Record<string, string | number>>) => void;
}

/** The letters of a year: one run for all donors, and each donor's statement. */
export const Letters = observer(function Letters({ year, go }: LettersProps) {
  const viewModel = useViewModel(LettersViewModel);
  const run = useViewModel(LetterRunViewModel);
  const { years } = useViewModel(ReceiptListViewModel);
  const asked = useListQuery(viewModel, fieldsOf(year));
  useEffect(() => void run.showYear(year), [run, year]);
  const handleIssue = async (donorKey: string) => {
    const id = await viewModel.issue(donorKey, year);
    if (id !== null) go({ receipt: id });
  };
  return (
    <SubView
      title={texts.title(year)}
      headingLevel={2}
      back={{ text: receiptsTexts.back, onPress: () => go({}) }}
      action={<Button onClick={() => go({ paper: year })}>{texts.paper}</Button>}
    >
      <p>{texts.intro}</p>
      <Labeled label={texts.year}>
        {(id) => (
          <NativeSelect
            id={id}
            value={String(year)}
            options={optionsOfYears([...new Set([...years, year])])}
            onChange={(letters) => go({ letters })}
          />
        )}
      </Labeled>
      <Run viewModel={run} donors={viewModel.value?.total ?? 0} />
      <h3>{texts.donors}</h3>
      <ListPage
        list={viewModel}
        asked={asked}
        texts={{ ...texts, readFailed: receiptsTexts.readFailed }}
        search={{ label: texts.search, hint: texts.searchHint }}
      >
        {({ items }) => (
          <DonorList
            donors={items}
            onOpen={(receipt) => go({ receipt })}
            onIssue={(donorKey) => void handleIssue(donorKey)}
          />
        )}
      </ListPage>
    </SubView>
  );
});

/** How far the letters are, and what can be done with them. */
const Run = observer(function Run({
  viewModel,
  donors,
}: {
  readonly viewModel: LetterRunViewModel;
  readonly donors: number;
}) {
  const { run } = viewModel;
  const [isAsked, setAsked] = useState(false);
  return (
    <Card>
      <Flex vertical gap="small" align="start">
        <LetterProgress viewModel={viewModel} />
        <Allowed to="receipt.send-letters">
          <Flex wrap gap="small">
            {run?.state === 'running' ? (
              <Button onClick={() => void viewModel.stop()}>{texts.stop}</Button>
            ) : run === null ? (
              <Button type="primary" onClick={() => setAsked(true)}>
                {texts.start}
              </Button>
            ) : (
              <Button type="primary" onClick={() => void viewModel.begin()}>
                {run.state === 'done' ? texts.again : texts.goOn}
              </Button>
            )}
          </Flex>
        </Allowed>
      </Flex>
      <ConfirmDialog
        open={isAsked}
        title={texts.ask}
        action={texts.start}
        dismissal={texts.cancel}
        onConfirm={() => {
          setAsked(false);
          void viewModel.begin();
        }}
        onDismiss={() => setAsked(false)}
      >
        {texts.askText(donors)}
      </ConfirmDialog>
    </Card>
  );
});
