import { appTexts } from '../app.texts';
import './dashboard-skeleton.css';

/**
 * Shown until the session is known, in the shape of the dashboard: the site's header, the sidebar on wide screens, the
 * top bar, a greeting and cards. It is part of the dashboard's HTML, so that it is painted before any script runs.
 */
export function DashboardSkeleton() {
  return (
    <div className="dashboard-skeleton bones" role="status" aria-label={appTexts.loading}>
      <div className="dashboard-skeleton__header">
        <i className="dashboard-skeleton__logo" />
      </div>
      <div className="dashboard-skeleton__sidebar">
        {SHAPES.map((shape) => (
          <i key={shape} />
        ))}
      </div>
      <div className="dashboard-skeleton__bar">
        <i />
      </div>
      <div className="dashboard-skeleton__content">
        <PageShapes />
      </div>
    </div>
  );
}

/** Stands in the dashboard's main part until the code of what it shows is there. */
export function PageSkeleton() {
  return (
    <div className="bones" role="status" aria-label={appTexts.loading}>
      <PageShapes />
    </div>
  );
}

/** Stands below the heading of a page until it is known what stands there. */
export function CardsSkeleton() {
  return (
    <div className="bones" role="status" aria-label={appTexts.loading}>
      <CardShapes />
    </div>
  );
}

function PageShapes() {
  return (
    <>
      <i className="dashboard-skeleton__heading" />
      <i className="dashboard-skeleton__line" />
      <CardShapes />
    </>
  );
}

function CardShapes() {
  return (
    <div className="dashboard-skeleton__cards">
      {SHAPES.map((shape) => (
        <i key={shape} />
      ))}
    </div>
  );
}

const SHAPES = [1, 2, 3, 4, 5, 6];
