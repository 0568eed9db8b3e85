import { Form, Input, Tag } from 'antd';
import type { ReactElement } from 'react';
import type { Question } from '../../core/programs/program';
import { NativeSelect } from '../shared/control/native-select';
import { applicationFormTexts as texts } from './application-form.texts';

interface QuestionFieldsProps {
  readonly questions: readonly Question[];
  /** The ids of those that were not there when the form was opened. */
  readonly fresh?: ReadonlySet<string>;
}

/** The questions of a program: the field 'answers' of a form, by their ids. */
export function QuestionFields({ questions, fresh }: QuestionFieldsProps) {
  return questions.map((question) => (
    <Form.Item
      key={question.id}
      name={['answers', question.id]}
      label={
        <span>
          {question.text} {fresh?.has(question.id) && <Tag color="warning">{texts.fresh}</Tag>}
        </span>
      }
      required={question.required}
      {...(question.help && { extra: question.help })}
    >
      {controlOf(question)}
    </Form.Item>
  ));
}

function controlOf({ answer, choices }: Question): ReactElement {
  if (answer === 'paragraph') return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />;
  if (answer === 'line') return <Input autoComplete="off" />;
  const options = ['', ...choices].map((value) => ({ value, label: value || texts.choose }));
  return <NativeSelect options={options} />;
}
