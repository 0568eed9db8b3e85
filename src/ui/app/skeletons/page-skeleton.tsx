import { appTexts } from '../app.texts';
import './page-skeleton.css';

/** What a person sees while a page or the session is being read: the shape of a heading and some cards. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" role="status" aria-label={appTexts.loading}>
      <div className="page-skeleton__heading" />
      <div className="page-skeleton__line" />
      <div className="page-skeleton__cards">
        <div className="page-skeleton__card" />
        <div className="page-skeleton__card" />
        <div className="page-skeleton__card" />
      </div>
    </div>
  );
}
