import { Navigate, useLocation } from 'react-router-dom';
import { placeOf, questionAt } from '../shared/address/typed-words';

/** Goes on to the same page by an address without the words of its search field. */
export function TypedWordsTakenOut() {
  const location = useLocation();
  const { address, state } = placeOf(questionAt(location));
  return <Navigate key={location.key} to={{ search: address.toString() }} replace state={state} />;
}
