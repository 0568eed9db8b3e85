import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Checkbox, Form, Input } from 'antd';
import { expect, test, vi } from 'vitest';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { FormState } from '../../../src/ui/shared/form/form-state';
import { StateForm } from '../../../src/ui/shared/form/state-form';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { inMemoryCarried } from '../../support/in-memory/in-memory-carried';

interface Values {
  readonly isByName: boolean;
  readonly name: string;
}

/** A form whose name is asked for once a box is checked. */
function Asking({ state }: { readonly state: FormState }) {
  const [form] = Form.useForm<Values>();
  const isByName = Form.useWatch('isByName', form);
  return (
    <StateForm<Values>
      name="asking"
      state={state}
      form={form}
      initial={{ isByName: false, name: '' }}
      onSubmit={() => {}}
      submit="Send"
      loss=""
    >
      <Form.Item name="isByName" valuePropName="checked">
        <Checkbox>By name</Checkbox>
      </Form.Item>
      {isByName && (
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      )}
    </StateForm>
  );
}

test('what is wrong with a field is said at it, also when it comes after the form was refused', async () => {
  const state = new FormState();
  render(
    <ViewModelContext value={viewModels([UnsavedWorkViewModel, () => new UnsavedWorkViewModel()])}>
      <Asking state={state} />
    </ViewModelContext>,
  );
  act(() => state.refuse([{ field: 'name', message: 'Please enter a name.' }]));
  // No field is there yet that could say it.
  expect(screen.getByRole('status')).toHaveTextContent('Please enter a name.');
  fireEvent.click(screen.getByLabelText('By name'));
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name.'));
});

test.each([
  ['before it is sent', () => Promise.reject(new TypeError('undefined is not a function'))],
  [
    'at once',
    () => {
      throw new TypeError('undefined is not a function');
    },
  ],
])(
  'a bug that is thrown %s is reported and said in the form; what was typed stays, and it can be sent again',
  async (_when, fail) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const onSubmit = vi
      .fn<(values: object) => unknown>()
      .mockImplementationOnce(fail)
      .mockResolvedValue(true);
    const onDone = vi.fn();
    render(
      <ViewModelContext value={viewModels([UnsavedWorkViewModel, () => new UnsavedWorkViewModel()])}>
        <StateForm
          name="failing"
          state={new FormState()}
          initial={{ name: '' }}
          onSubmit={onSubmit}
          onDone={onDone}
          submit="Send"
          loss=""
        >
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
        </StateForm>
      </ViewModelContext>,
    );
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong.What you typed is still here.',
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError('undefined is not a function'));
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a form on a page takes along what was typed on the page in the other language; one with a secret does not', () => {
  const [storage, time] = [new FakeStorage(), new FakeTime()];
  const show = (isSecret: boolean) => {
    const unsaved = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
    const { unmount } = render(
      <ViewModelContext value={viewModels([UnsavedWorkViewModel, () => unsaved])}>
        <StateForm
          name="named"
          state={new FormState()}
          initial={{ name: '' }}
          onSubmit={() => {}}
          submit="Send"
          loss=""
          isSecret={isSecret}
        >
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
        </StateForm>
      </ViewModelContext>,
    );
    return { unsaved, unmount, field: () => screen.getByLabelText('Name') };
  };
  const { pathname, search } = window.location;
  const before = show(false);
  fireEvent.change(before.field(), { target: { value: 'Ana' } });
  void before.unsaved.mayTakeAlong(pathname + search);
  before.unmount();
  const after = show(false);
  expect(after.field()).toHaveValue('Ana');
  after.unmount();
  const secret = show(true);
  fireEvent.change(secret.field(), { target: { value: 'first-day-5' } });
  void secret.unsaved.mayTakeAlong(pathname + search);
  expect(storage.getItem('carried:form')).toBeNull();
  expect(secret.unsaved.asking).not.toBeNull();
});
