import { Form, Input } from 'antd';
import { ANSWER_KINDS } from '../../../core/programs/program';
import { MOST_QUESTIONS } from '../../../core/programs/program-faults';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { ListInput } from '../../shared/form/list-input';
import { programFormTexts as texts } from './program-form.texts';
import type { QuestionValues } from './program-form-values';

const ANSWERS = optionsOf(ANSWER_KINDS, texts.answers);

interface QuestionsInputProps {
  /** The name of the form. */
  readonly form: string;
  readonly newQuestion: () => QuestionValues;
}

/** The questions of a program, each with its help, the kind of its answer and its choices. */
export function QuestionsInput({ form, newQuestion }: QuestionsInputProps) {
  return (
    <ListInput
      form={form}
      name="questions"
      texts={texts.questions}
      most={MOST_QUESTIONS}
      first="text"
      check="required"
      newItem={newQuestion}
    >
      {(index) => <QuestionFields index={index} />}
    </ListInput>
  );
}

function QuestionFields({ index }: { readonly index: number }) {
  const line = index + 1;
  const answer = Form.useWatch(['questions', index, 'answer']);
  return (
    <>
      <Form.Item name={[index, 'text']} label={texts.question(line)} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'help']} label={texts.help(line)} extra={texts.helpHint}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'answer']} label={texts.answer(line)} className="form__half">
        <NativeSelect options={ANSWERS} />
      </Form.Item>
      {answer === 'choice' && (
        <Form.Item
          name={[index, 'choices']}
          label={texts.choices(line)}
          extra={texts.choicesHint}
          className="form__half"
          required
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      )}
    </>
  );
}
