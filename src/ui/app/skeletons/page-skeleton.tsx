import { appTexts } from '../app.texts';
import './bones.css';
import './page-skeleton.css';

/** What a person sees while a page or the session is being read: the shape of a heading and some cards. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton bones" role="status" aria-label={appTexts.loading}>
      <i className="page-skeleton__heading" />
      <i className="page-skeleton__line" />
      <div className="page-skeleton__cards">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
