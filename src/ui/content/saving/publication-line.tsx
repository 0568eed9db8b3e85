import { Alert, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { sitePath } from '../../shared/site-path';
import { useEditor } from '../use-editor';
import { publicationTexts as texts } from './publication.texts';

/** Says in the save bar whether visitors read what was saved, and leads to the page. */
export const PublicationLine = observer(function PublicationLine() {
  const state = useEditor().saver.publication?.state;
  return (
    <span role="status">
      {state && state.status !== 'failed' && (
        <Typography.Text type="secondary">
          {state.status === 'live' ? texts.live(state.at) : texts[state.status]}{' '}
          {state.status === 'live' && (
            <a href={sitePath('/')} target="_blank" rel="noreferrer">
              {texts.seePage}
            </a>
          )}
        </Typography.Text>
      )}
    </span>
  );
});

/** Says that the page could not be made from what was saved. */
export const PublicationNotice = observer(function PublicationNotice() {
  if (useEditor().saver.publication?.state?.status !== 'failed') return null;
  return <Alert type="error" showIcon title={texts.failed} description={texts.failedAdvice} />;
});
