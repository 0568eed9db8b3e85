import { Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { hasOtherValues, StateForm, type StateFormProps } from '../form/state-form';
import { FieldConflictDialog, type FieldConflictDialogProps } from './conflict-dialog';
import type { FieldChoices, FormWithConflict } from './field-conflict';

interface RecordFormProps<Values extends object, Compared extends object>
  extends Omit<StateFormProps<Values>, 'state' | 'isLeftBy' | 'onSubmit' | 'secondButton'> {
  readonly viewModel: Pick<FormWithConflict<unknown, Compared>, 'form' | 'conflict' | 'postpone' | 'resolve'>;
  /** Saves, and answers whether that is done; `isOther` where the second button was pressed. */
  readonly onSubmit: (values: Values, isOther: boolean) => Promise<boolean>;
  /** What a second button says, which saves in another way. */
  readonly secondButton?: string | undefined;
  /** Called when the record is saved, or stays as somebody else saved it. */
  readonly onDone?: (values: Values) => void;
  /** How two versions that meet are compared. */
  readonly versions: Pick<FieldConflictDialogProps<Compared>, 'labels' | 'show' | 'onClosed'> & {
    /** With what is said where the other version is an earlier try of the same form. */
    readonly texts: FieldConflictDialogProps<Compared>['texts'] & { readonly earlierTry?: string };
  };
  /** What the form shows of a version, where versions are compared in other fields than those of the form. */
  readonly formOf?: (version: Compared) => Values;
  /** What the form shows once it is saved, where that is tidier than what was typed. */
  readonly keptValues?: () => Values;
}

function ForRecord<Values extends object, Compared extends object = Values>(
  props: RecordFormProps<Values, Compared>,
) {
  const { viewModel, versions, keptValues, onSubmit, onDone, secondButton, ...rest } = props;
  const { formOf = (version) => version as never } = props;
  const { conflict } = viewModel;
  const { earlierTry = versions.texts.intro } = versions.texts;
  const [own] = Form.useForm<Values>();
  const form = props.form ?? own;
  const sent = useRef(props.initial);
  const saved = useRef(props.initial);
  const wasOther = useRef(false);
  /** Shows values in the place of those that were sent; what was typed meanwhile stays, unsaved. */
  const show = (values: Values) => {
    const typed: Values = form.getFieldsValue(true);
    const names = Object.keys(values) as (keyof Values)[];
    const shown = names.filter((name) => typed[name] === sent.current[name]);
    form.setFieldsValue(Object.fromEntries(shown.map((name) => [name, values[name]])) as never);
  };
  const submit = async (values: Values, isOther: boolean) => {
    sent.current = values;
    wasOther.current = isOther;
    if (!(await onSubmit(values, isOther))) return;
    saved.current = keptValues?.() ?? values;
    if (keptValues) show(saved.current);
    onDone?.(values);
  };
  const handleResolve = (choices: FieldChoices<keyof Compared & string>) => {
    const { values: chosen, isToSave } = viewModel.resolve(choices);
    const values = formOf(chosen);
    if (conflict) saved.current = formOf(conflict.theirs);
    show(values);
    if (isToSave) void submit(values, wasOther.current);
    else onDone?.(values);
  };
  return (
    <>
      <StateForm
        {...rest}
        state={viewModel.form}
        form={form}
        onSubmit={(values) => submit(values, false)}
        secondButton={
          secondButton === undefined
            ? undefined
            : { text: secondButton, onPress: (values) => void submit(values, true) }
        }
        isLeftBy={(typed) => hasOtherValues(typed, saved.current)}
      />
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={conflict}
        {...versions}
        texts={{ ...versions.texts, intro: conflict?.isOwnEarlierTry ? earlierTry : versions.texts.intro }}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
}

/** A form for a record that somebody else may save at the same time: then the person chooses field by field. */
export const RecordForm = observer(ForRecord) as typeof ForRecord;
