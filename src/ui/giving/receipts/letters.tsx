import { Button, Card, Flex, Form, Input, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModel } from '../../app/use-view-model';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { Labeled } from '../../shared/labeled';
import { NativeSelect } from '../../shared/native-select';
import { pagedTexts } from '../../shared/paged/paged.texts';
import { PagedList } from '../../shared/paged/paged-list';
import { withQuery } from '../../shared/paged/with-query';
import { SubView } from '../../shared/sub-view';
import { DonorList } from './donor-list';
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
  const { years } = useViewModel(ReceiptListViewModel);
  const [address, setAddress] = useSearchParams();
  const query = {
    year,
    search: (address.get('search') ?? '').slice(0, 200),
    page: pageIn(address),
    size: SIZE,
  };
  const asked = JSON.stringify(query);
  useEffect(() => void viewModel.show(JSON.parse(asked)), [viewModel, asked]);
  useEffect(() => void viewModel.showYear(year), [viewModel, year]);
  const handleIssue = async (donorKey: string) => {
    const id = await viewModel.issue(donorKey);
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
      <Run viewModel={viewModel} />
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
const Run = observer(function Run({ viewModel }: { readonly viewModel: LettersViewModel }) {
  const { run, isWorking, state } = viewModel;
  const [isAsked, setAsked] = useState(false);
  const donors = state.status === 'ready' ? state.page.total : 0;
  const figures = run ? texts.figures(run) : '';
  return (
    <Card>
      <Flex vertical gap="small" align="start">
        {run && (
          <>
            <Progress
              percent={run.donors === 0 ? 100 : Math.floor((100 * run.done) / run.donors)}
              aria-label={texts.progress}
            />
            <p>{figures}</p>
          </>
        )}
        <p role="status">{isWorking ? texts.working : run ? texts.states[run.state] : ''}</p>
        <Flex wrap gap="small">
          {isWorking ? (
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
