import { Empty } from 'antd';
import { editorTexts } from './editor.texts';

/** A part of the editor that is not there yet. */
export function ComingSoon({ title }: { readonly title: string }) {
  return (
    <section aria-label={title}>
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <>
            <h3>{title}</h3>
            <p>{editorTexts.comingSoon}</p>
          </>
        }
      />
    </section>
  );
}
