import { Button, Card, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Allowed } from '../app/rights';
import { useViewModel } from '../app/use-view-model';
import { useAddress } from '../shared/address/use-address';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { Labeled } from '../shared/labeled';
import { NativeSelect } from '../shared/native-select';
import { pagedTexts } from '../shared/paged/paged.texts';
import { PagedList } from '../shared/paged/paged-list';
import { withQuery } from '../shared/paged/with-query';
import { SubView } from '../shared/sub-view';
import { DonorList } from './donor-list';
import { LetterProgress } from './letter-progress';
import { LetterRunViewModel } from './letter-run.view-model';
import { lettersTexts as texts } from './letters.texts';
import { LettersViewModel } from './letters.view-model';
import { pageIn } from './receipt-address';
import { ReceiptListViewModel } from './receipt-list.view-model';
import { receiptsTexts } from './receipts.texts';

const SIZE = 20;

interface LettersProps {
  readonly year: number;
  readonly go: (view: Readonly<Record<string, string | number>>) => void;
}

/** The letters of a year: one run for all donors, and each donor's statement. */
export const Letters = observer(function Letters({ year, go }: LettersProps) {
  const viewModel = useViewModel(LettersViewModel);
  const run = useViewModel(LetterRunViewModel);
  const { years } = useViewModel(ReceiptListViewModel);
  const [address, setAddress] = useAddress();
  const query = {
    year,
    search: (address.get('search') ?? '').slice(0, 200),
    page: pageIn(address),
    size: SIZE,
  };
  const asked = JSON.stringify(query);
  useEffect(() => void viewModel.show(JSON.parse(asked)), [viewModel, asked]);
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
            options={[...new Set([...years, year])].map((one) => ({
              value: String(one),
              label: String(one),
            }))}
            onChange={(letters) => go({ letters })}
          />
        )}
      </Labeled>
      <Run viewModel={run} donors={viewModel.state.status === 'ready' ? viewModel.state.page.total : 0} />
      <h3>{texts.donors}</h3>
      <Search search={query.search} onSearch={(search) => setAddress((now) => withQuery(now, { search }))} />
      <PagedList
        state={viewModel.state}
        loading={texts.loading}
        failed={receiptsTexts.readFailed}
        empty={query.search === '' ? texts.none : texts.notFound}
        query={query}
        onPage={(page) => setAddress((now) => withQuery(now, { page }))}
        onRetry={() => void viewModel.retry()}
      >
        {({ items }) => (
          <DonorList
            donors={items}
            onOpen={(receipt) => go({ receipt })}
            onIssue={(donorKey) => void handleIssue(donorKey)}
          />
        )}
      </PagedList>
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

function Search({
  search,
  onSearch,
}: {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}) {
  const [form] = Form.useForm<{ search: string }>();
  useEffect(() => form.setFieldsValue({ search }), [form, search]);
  return (
    <Form
      form={form}
      className="list-filters"
      layout="vertical"
      role="search"
      aria-label={texts.filters}
      initialValues={{ search }}
      onFinish={(values) => onSearch(values.search.trim())}
    >
      <Flex wrap gap="middle" align="end">
        <Form.Item className="list-filters__search" label={texts.search} name="search">
          <Input placeholder={texts.searchHint} maxLength={200} />
        </Form.Item>
        <Button htmlType="submit">{pagedTexts.search}</Button>
      </Flex>
    </Form>
  );
}
