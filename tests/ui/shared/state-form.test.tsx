import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Checkbox, Form, Input } from 'antd';
import { expect, test } from 'vitest';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { FormState } from '../../../src/ui/shared/form/form-state';
import { StateForm } from '../../../src/ui/shared/form/state-form';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { viewModels } from '../../support/fake-view-models';

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
