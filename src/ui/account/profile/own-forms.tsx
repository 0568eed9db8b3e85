import { Card, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import { useViewModel } from '../../app/page-hooks';
import { passwordTexts } from '../../shared/form/password.texts';
import { StateForm } from '../../shared/form/state-form';
import { accountTexts as texts } from './account.texts';
import { OwnAccountViewModel } from './own-account.view-model';

const NO_CHANGE: PasswordChange = { current: '', next: '' };
const FIELD_WIDTH = { maxWidth: '26rem' };

/** Changes one's own name and password. */
export const OwnForms = observer(function OwnForms({ name }: { readonly name: string }) {
  const viewModel = useViewModel(OwnAccountViewModel);
  return (
    <>
      <NameForm viewModel={viewModel} name={name} />
      <PasswordForm viewModel={viewModel} />
    </>
  );
});

interface NameFormProps {
  readonly viewModel: OwnAccountViewModel;
  readonly name: string;
}

function NameForm({ viewModel, name }: NameFormProps) {
  return (
    <section aria-labelledby="profile-name">
      <Card title={<h2 id="profile-name">{texts.nameTitle}</h2>}>
        <StateForm
          name="own-name"
          label={texts.nameTitle}
          state={viewModel.nameForm}
          initial={{ name }}
          onSubmit={(values) => viewModel.rename(values.name)}
          submit={texts.saveName}
          buttons="start"
          isPrimary={false}
          isLeftBy={(typed) => typed.name.trim() !== name}
          loss={texts.nameLoss}
        >
          <Form.Item name="name" label={texts.name} required style={FIELD_WIDTH}>
            <Input autoComplete="name" maxLength={500} />
          </Form.Item>
        </StateForm>
      </Card>
    </section>
  );
}

function PasswordForm({ viewModel }: Pick<NameFormProps, 'viewModel'>) {
  return (
    <section aria-labelledby="profile-password">
      <Card title={<h2 id="profile-password">{texts.passwordTitle}</h2>}>
        <StateForm
          name="own-password"
          label={texts.passwordTitle}
          state={viewModel.passwordForm}
          initial={NO_CHANGE}
          onSubmit={async (change, form) => {
            if (await viewModel.changePassword(change)) form.resetFields();
          }}
          submit={texts.changePassword}
          buttons="start"
          isPrimary={false}
          loss={texts.passwordLoss}
        >
          <Form.Item name="current" label={texts.current} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="current-password" maxLength={500} />
          </Form.Item>
          <Form.Item name="next" label={texts.next} extra={passwordTexts.advice} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="new-password" maxLength={500} />
          </Form.Item>
        </StateForm>
      </Card>
    </section>
  );
}
