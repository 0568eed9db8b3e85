import { Card, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useMay } from '../../app/page-hooks';
import { Facts } from '../../shared/facts';
import { StateForm } from '../../shared/form/state-form';
import { daySheetTexts as texts } from './day-sheet.texts';
import type { DaySheetViewModel } from './day-sheet.view-model';

interface VisitorsProps {
  readonly sheet: DaySheetViewModel;
  /** As it is kept. */
  readonly count: number;
}

interface Values {
  readonly walkIns: string;
}

/** How many people came without a name. What a colleague saves shows here, unless something is typed. */
export const Visitors = observer(function Visitors({ sheet, count }: VisitorsProps) {
  const [form] = Form.useForm<Values>();
  /** The kept number that somebody saw who typed another one. */
  const seenCount = useRef(count);
  const waiting = sheet.unsentVisitors;
  useEffect(() => {
    if (form.isFieldTouched('walkIns')) return;
    form.setFieldsValue({ walkIns: String(waiting ?? count) });
    seenCount.current = count;
  }, [form, count, waiting]);
  const canSave = useMay()('signup.mark');
  const submit = ({ walkIns }: Values) => {
    const before = seenCount.current;
    // A refusal says the newer number.
    seenCount.current = count;
    return sheet.saveVisitors(walkIns, before);
  };
  if (!canSave) return <Facts facts={[[texts.walkIns, String(count)]]} />;
  return (
    <Card size="small" className="day-sheet__visitors">
      <StateForm<Values>
        name="visitors"
        label={texts.walkInsForm}
        state={sheet.visitors}
        form={form}
        initial={{ walkIns: String(count) }}
        onSubmit={submit}
        onDone={() => form.resetFields()}
        submit={texts.save}
        buttons="start"
        isPrimary={false}
        loss={texts.walkInsLoss}
      >
        <Form.Item
          name="walkIns"
          label={texts.walkIns}
          extra={waiting === null ? null : texts.walkInsWaiting}
        >
          <Input inputMode="numeric" autoComplete="off" className="day-sheet__count" />
        </Form.Item>
      </StateForm>
    </Card>
  );
});
