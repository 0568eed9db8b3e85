/** Static figures of the specification, section 2. */
const FIGURES = [
  { name: 'Total Users', value: '1,258' },
  { name: 'Active Programs', value: '12' },
  { name: 'Upcoming Events', value: '8' },
  { name: 'New Beneficiaries', value: '36' },
];

const ACTIVITY = [
  { what: 'New volunteer application received', when: '10 minutes ago' },
  { what: 'Summer Sneaker Drive passed $6,000', when: '2 hours ago' },
  { what: 'Forty winter coats sorted and shelved', when: 'Yesterday' },
  { what: 'Mentorship workshop scheduled', when: 'Yesterday' },
  { what: 'Monthly impact report published', when: '3 days ago' },
];

const TASKS = [
  { what: 'Review volunteer applications', isDone: false },
  { what: 'Approve the next fitting day', isDone: false },
  { what: 'Thank the donors of last month', isDone: true },
  { what: 'Order children’s sizes 10 to 13', isDone: false },
  { what: 'Update the shelter pickup list', isDone: true },
];

/** The first tab of the admin view: sample figures, activity and tasks, all static (specification, section 2). */
export function Overview() {
  return (
    <div className="overview">
      <dl className="overview__figures">
        {FIGURES.map(({ name, value }) => (
          <div key={name} className="panel overview__figure">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="panel" aria-labelledby="recent-activity">
        <h2 id="recent-activity">Recent Activity</h2>
        <ul className="overview__list">
          {ACTIVITY.map(({ what, when }) => (
            <li key={what}>
              <span className="overview__what">{what}</span>
              <span className="overview__when">{when}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="pending-tasks">
        <h2 id="pending-tasks">Pending Tasks</h2>
        <ul className="overview__list">
          {TASKS.map(({ what, isDone }) => (
            <li key={what} data-done={isDone || undefined}>
              <svg className="overview__mark" viewBox="0 0 18 18" aria-hidden="true">
                <path d={isDone ? 'M2 2h14v14H2zM5 9.5 8 12.5 13 6' : 'M2 2h14v14H2z'} />
              </svg>
              <span className="overview__what">{what}</span>
              <span className="overview__state">{isDone ? 'Done' : 'Open'}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
