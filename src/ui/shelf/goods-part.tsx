import { Button, Card, Flex, Form, Input, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { GoodsToSort } from '../../core/shelf/goods-to-sort';
import { MOST_SORTED_LINES } from '../../core/shelf/shelf-faults';
import { Allowed, useViewModel } from '../app/page-hooks';
import { FormDialog } from '../shared/dialog/form-dialog';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { ListInput } from '../shared/form/list-input';
import { StateForm } from '../shared/form/state-form';
import { GoodsText } from '../shared/goods-lines/goods-text';
import { SizeFields } from '../shared/shoes/size-fields';
import { shelfTexts } from './shelf.texts';
import { GoodsToSortViewModel } from './shelf.view-model';
import { EMPTY_LINE, type LineValues, SortGoodsViewModel, type SortValues } from './sort-goods.view-model';

const texts = shelfTexts.goods;

/** The goods whose shoes wait to be put on the shelf; nothing when all are sorted, but a sentence once the last ones are. */
export const GoodsPart = observer(function GoodsPart({ onDone }: { readonly onDone: () => void }) {
  const goods = useViewModel(GoodsToSortViewModel);
  const sorting = useViewModel(SortGoodsViewModel);
  const hasSorted = useRef(false);
  const handleDone = () => {
    hasSorted.current = true;
    void goods.load();
    onDone();
  };
  return (
    <FetchedPart fetched={goods} texts={texts} rows={2}>
      {(goodsToSort) => (
        <>
          {goodsToSort.length > 0 && (
            <Card title={<h3>{texts.title(goodsToSort.length)}</h3>}>
              <Flex component="ul" vertical gap="middle" aria-label={texts.title(goodsToSort.length)}>
                {goodsToSort.map((item) => (
                  <li key={item.id}>
                    <Goods goods={item} onSort={() => sorting.begin(item)} />
                  </li>
                ))}
              </Flex>
            </Card>
          )}
          {goodsToSort.length === 0 && hasSorted.current && <p>{texts.allSorted}</p>}
          <SortDialog viewModel={sorting} onDone={handleDone} />
        </>
      )}
    </FetchedPart>
  );
});

function Goods({ goods, onSort }: { readonly goods: GoodsToSort; readonly onSort: () => void }) {
  const sort = goods.sorted === null ? texts.sort : texts.sortAgain;
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <div>
        <strong>{texts.came(goods)}</strong>{' '}
        {goods.sorted !== null && <Tag color="warning">{texts.changed}</Tag>}
        <br />
        <GoodsText goods={goods.lines} items="" />
      </div>
      <Allowed to="shelf.move">
        <Button type="primary" aria-label={`${sort}: ${texts.came(goods)}`} onClick={onSort}>
          {sort}
        </Button>
      </Allowed>
    </Flex>
  );
}

interface SortDialogProps {
  readonly viewModel: SortGoodsViewModel;
  readonly onDone: () => void;
}

const SortDialog = observer(function SortDialog(props: SortDialogProps) {
  const { viewModel } = props;
  const { opened } = viewModel;
  return (
    <FormDialog
      open={opened !== null}
      title={opened ? texts.dialog(opened) : ''}
      width={560}
      onClose={() => viewModel.end()}
    >
      {({ onCancel }) => opened && <SortForm {...props} goods={opened} onCancel={onCancel} />}
    </FormDialog>
  );
});

interface SortFormProps extends SortDialogProps {
  readonly goods: GoodsToSort;
  readonly onCancel: () => void;
}

const SortForm = observer(function SortForm({ viewModel, goods, onCancel, onDone }: SortFormProps) {
  const [first] = useState(() => viewModel.initial);
  const [form] = Form.useForm<SortValues>();
  const lines: SortValues['lines'] = Form.useWatch('lines', form) ?? first.lines;
  return (
    <StateForm<SortValues>
      name="sort"
      state={viewModel.form}
      form={form}
      initial={first}
      onSubmit={(values) => viewModel.submit(values)}
      onDone={onDone}
      submit={shelfTexts.save}
      onCancel={onCancel}
      loss={texts.loss}
    >
      <section className="form__notice" aria-label={texts.written}>
        <GoodsText goods={goods.lines} items="" />
      </section>
      <ListInput<LineValues>
        form="sort"
        name="lines"
        texts={texts.lines}
        most={MOST_SORTED_LINES}
        first="cut"
        check="wide"
        newItem={() => EMPTY_LINE}
      >
        {(index) => (
          <>
            <SizeFields
              at={['lines', index]}
              name={[index]}
              labels={{ cut: texts.cut(index + 1), size: texts.size(index + 1) }}
            />
            <Form.Item name={[index, 'count']} label={texts.count(index + 1)} className="form__half">
              <Input inputMode="numeric" autoComplete="off" />
            </Form.Item>
          </>
        )}
      </ListInput>
      <Flex wrap gap="small" align="center" justify="space-between" className="form__notice">
        <span role="status">{viewModel.sums(lines)}</span>
        <Button
          aria-disabled={viewModel.form.isSending || undefined}
          onClick={() => void viewModel.noShoes().then((isDone) => isDone && onDone())}
        >
          {texts.noShoes}
        </Button>
      </Flex>
    </StateForm>
  );
});
