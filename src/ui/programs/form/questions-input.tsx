import { Button, Card, Checkbox, Flex, Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { ANSWER_KINDS } from '../../../core/programs/program';
import { MOST_QUESTIONS } from '../../../core/programs/program-faults';
import '../../shared/control/check-boxes.css';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { programFormTexts as texts } from './program-form.texts';
import type { QuestionValues } from './program-form-values';

const ANSWERS = optionsOf(ANSWER_KINDS, texts.answers);
const ADD = 'program_add_question';

interface QuestionsInputProps {
  /** The name of the form, which begins the ids of its fields. */
  readonly form: string;
  readonly newQuestion: () => QuestionValues;
}

/** The questions of a program, each with its help, the kind of its answer and its choices. */
export function QuestionsInput(props: QuestionsInputProps) {
  return (
    <Form.List name="questions">
      {(fields, { add, remove }) => <Questions {...props} {...{ fields, add, remove }} />}
    </Form.List>
  );
}

interface QuestionsProps extends QuestionsInputProps {
  readonly fields: readonly { readonly key: number; readonly name: number }[];
  readonly add: (question: QuestionValues) => void;
  readonly remove: (index: number) => void;
}

function Questions({ form, newQuestion, fields, add, remove }: QuestionsProps) {
  /** The id of what gets the focus after the next rendering: the button that was pressed may be gone by then. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  const handleAdd = () => {
    next.current = `${form}_questions_${fields.length}_text`;
    add(newQuestion());
  };
  const handleRemove = (index: number) => {
    next.current = ADD;
    remove(index);
  };
  return (
    <fieldset className="programs__questions check-boxes">
      <legend className="check-boxes__legend">{texts.labels.questions}</legend>
      <p className="form__hint">{texts.questionsHint}</p>
      <Flex vertical gap="middle" align="start">
        {fields.map(({ key, name }) => (
          <QuestionFields key={key} index={name} onRemove={() => handleRemove(name)} />
        ))}
        {fields.length < MOST_QUESTIONS && (
          <Button id={ADD} type="dashed" onClick={handleAdd}>
            {texts.add}
          </Button>
        )}
      </Flex>
    </fieldset>
  );
}

function QuestionFields({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const line = index + 1;
  const answer = Form.useWatch(['questions', index, 'answer']);
  return (
    <Card size="small" style={{ inlineSize: '100%' }}>
      <div className="form">
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
        <Flex wrap gap="small" align="center" justify="space-between">
          <Form.Item name={[index, 'required']} valuePropName="checked" noStyle>
            <Checkbox>{texts.required(line)}</Checkbox>
          </Form.Item>
          <Button type="text" onClick={onRemove}>
            {texts.remove(line)}
          </Button>
        </Flex>
      </div>
    </Card>
  );
}
