import { Button, Checkbox, Flex } from 'antd';
import { useId, useState } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { copyText } from '../text/copy-text';
import { downloadText } from '../text/download-text';
import { ToastViewModel } from '../toast/toast.view-model';
import { secondStepTexts as texts } from './second-step.texts';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Backup codes that were just made; nobody sees them again. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const toasts = useSharedViewModel(ToastViewModel);
  const [areKept, setKept] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const problemId = useId();
  const text = codes.join('\n');
  const copy = async () => {
    const isCopied = await copyText(text);
    toasts.show(isCopied ? texts.copied : { ...texts.notCopied, variant: 'destructive' });
  };
  return (
    <Flex vertical gap="middle">
      <p>{texts.codesIntro}</p>
      <ul aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Flex wrap gap="small">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button onClick={() => downloadText(texts.fileName, text, 'text/plain')}>{texts.download}</Button>
      </Flex>
      <Checkbox
        checked={areKept}
        aria-describedby={isRefused ? problemId : undefined}
        onChange={({ target }) => {
          setKept(target.checked);
          setRefused(false);
        }}
      >
        {texts.kept}
      </Checkbox>
      <div role="alert" id={problemId}>
        {isRefused && <p className="error-mark">{texts.keptFirst}</p>}
      </div>
      <Flex justify="end">
        <Button type="primary" onClick={() => (areKept ? onDone() : setRefused(true))}>
          {texts.done}
        </Button>
      </Flex>
    </Flex>
  );
}
