import { Alert, type AlertProps } from 'antd';
import './form.css';

/** Says in a form what concerns it as a whole, such as why it was refused. */
export function FormNotice(notice: Pick<AlertProps, 'title' | 'description'>) {
  return <Alert className="form__notice" type="warning" showIcon role="alert" {...notice} />;
}
