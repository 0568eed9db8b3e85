import { Card } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { ListOrOne } from '../../shared/list/list-or-one';
import { SubView } from '../../shared/sub-view';
import { NoForm } from './no-form';
import { type FormQuestion, OneOfferViewModel } from './own-applications.view-model';
import { OwnForm } from './own-form';
import { ownFormTexts as texts } from './own-form.texts';

/** Where a beneficiary's own applications are, by whether they were approved. */
export function pathToOwn(isApproved: boolean): string {
  return pathOf(isApproved ? 'my-applications/approved' : 'my-applications/pending');
}

interface PageWithFormProps extends Pick<FormQuestion, 'form'> {
  readonly title: string;
  readonly list: (onOpen: (id: string) => void) => ReactNode;
}

/** A list, and in its place the form that the address asks for (?apply=ID, ?change=ID). */
export function PageWithForm({ title, form, list }: PageWithFormProps) {
  return (
    <ListOrOne
      title={title}
      name={form}
      list={list}
      one={(id, close) => <FormView form={form} id={id} onBack={close} />}
    />
  );
}

interface FormViewProps extends FormQuestion {
  readonly onBack: () => void;
}

const FormView = observer(function FormView({ form, id, onBack }: FormViewProps) {
  const viewModel = useViewModel(OneOfferViewModel);
  const navigate = useNavigate();
  useEffect(() => void viewModel.open({ form, id }), [viewModel, form, id]);
  const { title, button, back } = texts.views[form];
  const label = viewModel.value ? title(viewModel.value.program.title) : button;
  return (
    <SubView title={label} back={{ text: back, onPress: onBack }}>
      <FetchedPart fetched={viewModel} texts={texts} rows={12}>
        {(offer) =>
          form === 'apply' && (offer.own || offer.program.intake !== 'open') ? (
            <NoForm offer={offer} pathTo={pathToOwn} />
          ) : (
            <Card style={{ maxWidth: '40rem' }}>
              <OwnForm
                offer={offer}
                label={label}
                applicationPath={pathToOwn(false)}
                onDone={form === 'apply' ? () => void navigate(pathToOwn(false)) : onBack}
                onCancel={onBack}
              />
            </Card>
          )
        }
      </FetchedPart>
    </SubView>
  );
});
